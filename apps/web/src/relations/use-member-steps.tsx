import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { type Moment, momentPath } from "../platform/moment-path.ts";
import { retryImport } from "../platform/retry-import.ts";
import { showToast } from "../platform/toast.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { type Step, staleAfter } from "./member-state.ts";
import type { StepAnswer, StepTarget } from "./take-step.ts";
import { useSendGate } from "./use-send-gate.tsx";

/** The code that calls the endpoints loads while the member reads the confirmation. */
const endpoints = () => retryImport(() => import("./take-step.ts"));

export type AskStep = (step: Step, met: StepTarget) => void;

const grave: readonly Step[] = ["block", "unfriend"];

/** The steps that are taken without a confirmation, because one press undoes them and nobody is told. */
const undoable = ["set_aside", "bring_back"] as const;
type UndoableStep = (typeof undoable)[number];
const isUndoable = (step: Step): step is UndoableStep => (undoable as readonly Step[]).includes(step);

/**
 * Returns the steps about any member on a screen: `ask` opens the confirmation; confirming it takes the step and shows
 * the result, which for a yes between two families is a page of its own. The result of a `silent` step is shown by the
 * screen itself. The screen must render `dialog` once.
 */
export function useMemberSteps(
  onDone?: OnStepDone,
  silent: readonly Step[] = [],
): { ask: AskStep; dialog: ReactNode } {
  const t = useT("relations");
  const confirm = useConfirm();
  const navigate = useNavigate();
  const undo = useStep(silent, null);
  const takeStep = useStep(silent, (met) => void undo("bring_back", met));
  const take = async (step: Step, met: StepTarget) => {
    const answer = await takeStep(step, met);
    const moment = answer && momentAfter(step, answer);
    if (moment) void navigate(momentPath(moment, met.user_id));
    else if (answer) onDone?.(step, met, answer);
  };
  const question: AskStep = (step, met) => {
    if (isUndoable(step)) {
      void take(step, met);
      return;
    }
    void endpoints().catch(() => undefined);
    const [first = met.name] = met.name.split(" ");
    confirm.ask({
      title: t(`ask.${step}.title`, { name: met.name }),
      text: t(`ask.${step}.text`),
      danger: grave.includes(step),
      above: <Face met={met} />,
      yes: t(`yes.${step}`, { name: first }),
      no: t(`no.${step}`),
      onYes: () => take(step, met),
    });
  };
  const gate = useSendGate(question);
  const ask: AskStep = (step, met) => {
    if (!gate.stops(step, met)) question(step, met);
  };
  const dialog = (
    <>
      {confirm.dialog}
      {gate.sheet}
    </>
  );
  return { ask, dialog };
}

/** Runs after a step was taken, with the server's answer. */
type OnStepDone = (step: Step, met: StepTarget, answer: StepAnswer) => void;

function Face({ met: { picture, name, user_id } }: { met: StepTarget }) {
  return (
    <MemberPicture
      small
      size="card"
      picture={picture}
      name={name}
      id={user_id}
      className="my-1 size-28 rounded-full border-4 border-surface shadow-2"
    />
  );
}

/** Returns the moment to which a step leads, null when it leads to none. */
function momentAfter(step: Step, { connected }: StepAnswer): Moment | null {
  if (step === "accept_proposal") return "matched";
  return step === "accept" || connected ? "connected" : null;
}

type ChosenStep = { step: Step; met: StepTarget };

/**
 * Returns the answer to a step, null when it was refused. The lists are reloaded after a refusal too, since they were
 * out of date.
 */
function useStep(
  silent: readonly Step[],
  undoSetAside: ((met: StepTarget) => void) | null,
): (step: Step, met: StepTarget) => Promise<StepAnswer | null> {
  const t = useT("relations");
  const common = useT("common");
  const client = useQueryClient();
  const refresh = ({ step }: ChosenStep) => {
    for (const key of staleAfter[step]) void client.invalidateQueries({ queryKey: [key] });
  };
  const { mutateAsync } = useMutation({
    mutationFn: async ({ step, met }: ChosenStep) => (await endpoints()).takeStep(step, met),
    onSuccess: (answer: StepAnswer, taken) => {
      if (momentAfter(taken.step, answer) === null && !silent.includes(taken.step))
        showToast("success", resultOf(answer, taken), undoOf(taken));
      refresh(taken);
    },
    onError: (error, taken) => {
      const known = error instanceof ApiError;
      if (!known || !error.handled) showToast("warning", sentenceFor(error, common));
      if (known && error.kind === "refused") refresh(taken);
    },
  });
  function undoOf({ step, met }: ChosenStep) {
    return step === "set_aside" && undoSetAside
      ? { label: t("undo_not_now"), onPress: () => undoSetAside(met) }
      : null;
  }
  function resultOf({ message }: StepAnswer, { step, met: { name } }: ChosenStep): string {
    return step === "send_request" ? t("request_sent_to", { name }) : (message ?? "");
  }
  return (step, met) => mutateAsync({ step, met }).catch(() => null);
}
