import { gateBeforeSending, type SendingGate } from "@sanjog/domain/suggestions/own-visibility";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { retryImport } from "../platform/retry-import.ts";
import { useRefreshUser, userQuery, useSession } from "../platform/session.ts";
import { currentToken } from "../platform/token.ts";
import type { SendingStep, Step } from "./member-state.ts";
import type { StepTarget } from "./take-step.ts";

// Few members meet it.
const SendGate = lazy(async () => ({
  default: (await retryImport(() => import("./send-gate.tsx"))).SendGate,
}));

type Waiting = { gate: SendingGate; step: SendingStep; met: StepTarget };

const isSending = (step: Step): step is SendingStep => step === "send_request" || step === "propose";

/**
 * Asks for a missing number or photo before a request or proposal, and then goes on with the same step. `stops` returns
 * whether the step waits for that. The screen must render `sheet` once.
 */
export function useSendGate(goOn: (step: Step, met: StepTarget) => void): {
  stops: (step: Step, met: StepTarget) => boolean;
  sheet: ReactNode;
} {
  const { user } = useSession();
  const client = useQueryClient();
  const refresh = useRefreshUser();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [open, setOpen] = useState(false);
  function stops(step: Step, met: StepTarget): boolean {
    const gate = user ? gateBeforeSending(user.visibility.reasons) : null;
    if (gate === null || !isSending(step)) return false;
    setWaiting({ gate, step, met });
    setOpen(true);
    return true;
  }
  async function handleDone({ step, met }: Waiting) {
    await refresh();
    const reasons = client.getQueryData(userQuery(currentToken()).queryKey)?.visibility.reasons ?? [];
    const next = gateBeforeSending(reasons);
    if (next) return setWaiting({ gate: next, step, met });
    setOpen(false);
    goOn(step, met);
  }
  const sheet = waiting && (
    <Suspense fallback={null}>
      <SendGate
        key={waiting.gate}
        gate={waiting.gate}
        step={waiting.step}
        open={open}
        name={waiting.met.name}
        onClose={() => setOpen(false)}
        onDone={() => void handleDone(waiting)}
      />
    </Suspense>
  );
  return { stops, sheet };
}
