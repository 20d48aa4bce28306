import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { pushMoment } from "../platform/push-moment.ts";
import { retryImport } from "../platform/retry-import.ts";
import { showToast } from "../platform/toast.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { type Step, staleAfter } from "./member-state.ts";
import type { StepAnswer, StepTarget } from "./take-step.ts";

/** The code that calls the endpoints loads while the member reads the confirmation. */
const endpoints = () => retryImport(() => import("./take-step.ts"));

export type AskStep = (step: Step, met: StepTarget) => void;

const grave: readonly Step[] = ["block", "unfriend"];

/** The confirmation of a step that cannot be undone names the step instead of a mere "yes". */
const spelled_out = ["propose", "accept_proposal"] as const;
const isSpelledOut = (step: Step): step is (typeof spelled_out)[number] =>
  (spelled_out as readonly Step[]).includes(step);

/**
 * Returns the steps about any member on a screen: `ask` opens the confirmation; confirming it takes the step and shows
 * the result. The screen must render `dialog` once.
 */
export function useMemberSteps(onDone?: (step: Step) => void): { ask: AskStep; dialog: ReactNode } {
  const t = useT("relations");
  const confirm = useConfirm();
  const take = useStep();
  const ask: AskStep = (step, met) => {
    void endpoints().catch(() => undefined);
    confirm.ask({
      title: t(`ask.${step}.title`, { name: met.name }),
      text: t(`ask.${step}.text`),
      danger: grave.includes(step),
      ...(isSpelledOut(step) && { yes: t(`yes.${step}`) }),
      onYes: async () => {
        if (await take(step, met)) onDone?.(step);
      },
    });
  };
  return { ask, dialog: confirm.dialog };
}

type ChosenStep = { step: Step; met: StepTarget };

/** Returns whether the step was taken. The lists are reloaded after a refusal too, since they were out of date. */
function useStep(): (step: Step, met: StepTarget) => Promise<boolean> {
  const t = useT("relations");
  const common = useT("common");
  const client = useQueryClient();
  const refresh = ({ step }: ChosenStep) => {
    for (const key of staleAfter[step]) void client.invalidateQueries({ queryKey: [key] });
  };
  const { mutateAsync } = useMutation({
    mutationFn: async ({ step, met }: ChosenStep) => (await endpoints()).takeStep(step, met),
    onSuccess: (answer: StepAnswer, taken) => {
      showToast("success", goodNews(answer, taken));
      refresh(taken);
      if (taken.step === "send_request" || taken.step === "propose") pushMoment.hasCome();
    },
    onError: (error, taken) => {
      const known = error instanceof ApiError;
      if (!known || !error.handled) showToast("warning", sentenceFor(error, common));
      if (known && error.kind === "refused") refresh(taken);
    },
  });
  function goodNews({ message, connected }: StepAnswer, { step, met: { name } }: ChosenStep): string {
    if (step === "accept" || connected) return t("connected_with", { name });
    return step === "send_request" ? t("request_sent_to", { name }) : (message ?? "");
  }
  return (step, met) =>
    mutateAsync({ step, met }).then(
      () => true,
      () => false,
    );
}
