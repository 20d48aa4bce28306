import type { CodeWay, NumberWay } from "@sanjog/domain/accounts/number-ways";
import { code_poll_ms, type VerificationState } from "@sanjog/domain/accounts/verification";
import { useState } from "react";
import { showToast } from "../../platform/toast.tsx";
import { rememberWhatsAppOpened, storedWait, whatsAppOpenedAt } from "../verification-store.ts";
import { type SentCode, sentCodeAfter } from "./sent-code-state.ts";
import { usePhonePoll } from "./use-phone-poll.ts";

type Options = {
  session_key: string;
  every_ms: number;
  onVerified: (state: VerificationState) => void;
  onWays: (ways: readonly NumberWay[]) => void;
};

/** Waits, with one poll, for the WhatsApp message that verifies the number and for news about a code that was sent to it. */
export function useNumberWait({ session_key, every_ms, onVerified, onWays }: Options) {
  const [opened_at, setOpened] = useState(whatsAppOpenedAt);
  const [code, setCode] = useState(storedCode);
  const waits_since = [opened_at, code?.by === "sms" ? null : (code?.asked_at ?? null)].filter(
    (at) => at !== null,
  );
  const { over } = usePhonePoll({
    session_key,
    every_ms: opened_at === null ? code_poll_ms : every_ms,
    started_at: waits_since.length > 0 ? Math.max(...waits_since) : null,
    onVerified: (state, message) => {
      showToast("success", message ?? "");
      onVerified(state);
    },
    onAnswer: ({ number_ways, sent_by }) => {
      onWays(number_ways);
      setCode((sent) => sentCodeAfter(sent, sent_by));
    },
  });
  return {
    opened_at,
    over,
    code,
    beginMessage() {
      const now = Date.now();
      rememberWhatsAppOpened(now);
      setOpened(now);
    },
    noteCode: (by: CodeWay | null) => setCode({ by, asked_at: Date.now(), is_moved: false }),
  };
}

export type NumberWait = ReturnType<typeof useNumberWait>;

const storedCode = (): SentCode | null =>
  storedWait("phone") === null ? null : { by: null, asked_at: Date.now(), is_moved: false };
