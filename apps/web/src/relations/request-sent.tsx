import { Check } from "lucide-react";
import { lazy } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Button } from "../ui/controls/button.tsx";
import { Optional } from "../ui/controls/optional.tsx";
import type { StepTarget } from "./take-step.ts";
import type { AskStep } from "./use-member-steps.tsx";

// Needed after the first request only.
const PushLine = lazy(async () => ({
  default: (await retryImport(() => import("../notifications/push-line.tsx"))).PushLine,
}));

type Props = {
  met: StepTarget;
  ask: AskStep;
  /** Whether it was sent a moment ago; then the offer to be told of the answer is shown below. */
  just_sent?: boolean;
};

/** Takes the place of the buttons once a request is sent: the state, and a way to withdraw it. */
export function RequestSent({ met, ask, just_sent = false }: Props) {
  const t = useT("relations");
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex min-h-14 items-center sm:min-h-7 gap-2 leading-(--lh-ui) font-strong text-mehndi">
          <Check aria-hidden="true" size={24} className="flex-none" />
          {t(just_sent ? "request_sent_today" : "request_sent")}
        </p>
        <Button
          className="px-3.5 text-xs"
          aria-haspopup="dialog"
          aria-label={t("withdraw_from", { name: met.name })}
          onClick={() => ask("cancel", met)}
        >
          {t("withdraw")}
        </Button>
      </div>
      {just_sent && (
        <Optional>
          <PushLine />
        </Optional>
      )}
    </div>
  );
}
