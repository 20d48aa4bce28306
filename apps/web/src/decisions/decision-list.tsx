import type { OwnDecision } from "@sanjog/contract/decisions";
import { useT } from "../platform/locale.tsx";
import type { AppealProps } from "./appeal-props.ts";
import { DecisionCard } from "./decision-card.tsx";

/** The decisions of the desk about a member, the newest first. */
export function DecisionList({ decisions, ...appeal }: { decisions: readonly OwnDecision[] } & AppealProps) {
  const t = useT("own_decisions");
  return (
    <section aria-label={t("title")} className="mb-6 grid gap-4">
      {decisions.map((decision) => (
        <DecisionCard key={decision.id} decision={decision} {...appeal} />
      ))}
    </section>
  );
}
