import type { RelationView } from "@sanjog/contract/member-view";
import { Bookmark } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { QuietChoice } from "../ui/person/quiet-choice.tsx";
import { offeredOf } from "./member-state.ts";
import type { StepTarget } from "./take-step.ts";
import type { AskStep } from "./use-member-steps.tsx";

type Props = { relation: RelationView; met: StepTarget; ask: AskStep };

/** Puts a member on the shortlist or takes them off; renders nothing where neither is offered. */
export function SaveChoice({ relation, met, ask }: Props) {
  const t = useT("relations");
  const [step] = offeredOf(relation, ["shortlist", "unshortlist"]);
  if (!step) return null;
  const saved = step === "unshortlist";
  const { name } = met;
  return (
    <QuietChoice
      Icon={Bookmark}
      word={t(saved ? "saved" : "save")}
      pressed={saved}
      aria-haspopup="dialog"
      aria-label={t(saved ? "saved_name" : "save_name", { name })}
      onClick={() => ask(step, met)}
    />
  );
}
