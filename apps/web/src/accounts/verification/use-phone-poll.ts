import { phoneVerifyStatus } from "@sanjog/contract/accounts";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { useEffect, useEffectEvent, useState } from "react";
import { type CallAnswer, call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { nextPoll, type PollError } from "./poll-state.ts";

type Options = {
  session_key: string;
  every_ms: number;
  /** Null while there is nothing to wait for. */
  started_at: number | null;
  onVerified: (state: VerificationState, message: string | undefined) => void;
  /** Called with each answer. */
  onAnswer: (answer: Answer) => void;
};

type Answer = CallAnswer<typeof phoneVerifyStatus>["data"];

/** Polls until the number is verified; `over` is true when polling has ended without it. */
export function usePhonePoll(options: Options): { over: boolean } {
  const { session_key, every_ms, started_at, onVerified, onAnswer } = options;
  const [over, setOver] = useState(false);
  const notify = useEffectEvent(onVerified);
  const hear = useEffectEvent(onAnswer);
  useEffect(() => {
    if (started_at === null) return;
    setOver(false);
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const wait = (waited_ms: number, error: PollError | null) => {
      const ms = nextPoll({ every_ms, started_at, now: Date.now(), waited_ms }, error);
      if (ms === null) setOver(true);
      else timer = setTimeout(() => void ask(ms), ms);
    };
    async function ask(waited_ms: number) {
      try {
        const { data, message } = await call(phoneVerifyStatus, {
          body: { session_key },
          signal: stop.signal,
        });
        if (stop.signal.aborted) return;
        hear(data);
        if (data.phone_verified) notify(data, message);
        else wait(waited_ms, null);
      } catch (error) {
        if (!stop.signal.aborted) wait(waited_ms, error instanceof ApiError ? error : lost);
      }
    }
    wait(every_ms, null);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session_key, every_ms, started_at]);
  return { over };
}

/** Counts a failure without a response, such as a chunk that did not load, as a lost network. */
const lost: PollError = { status: 0, retry_after_seconds: null };
