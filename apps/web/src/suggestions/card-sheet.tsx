import type { Suggestion } from "@sanjog/contract/suggestions";
import { nameFor } from "@sanjog/i18n/name-for";
import { Flag, HeartHandshake } from "lucide-react";
import { type RefObject, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { MatchReasonList } from "../relations/match-reasons.tsx";
import { offeredOf } from "../relations/member-state.ts";
import { memberWithRelationOf } from "../relations/member-words.ts";
import { stepIcons } from "../relations/step-icons.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { MenuRow } from "../ui/controls/menu-row.tsx";
import { Modal } from "../ui/modal.tsx";

type Props = {
  suggestion: Suggestion;
  open: boolean;
  onClose: () => void;
  ask: AskStep;
  /** The button of the card. */
  button: RefObject<HTMLElement | null>;
};

/** What is needed rarely about a suggested member: why they fit, block, report. */
export function CardSheet({ suggestion, open, onClose, ask, button }: Props) {
  const t = useT("relations");
  const { locale } = useLocale();
  const [view, setView] = useState<"menu" | "why" | "report">("menu");
  const { name } = nameFor(locale, suggestion.profile_details);
  const met = memberWithRelationOf(suggestion, locale);
  const [block] = offeredOf(suggestion.relation, ["block"]);
  if (view === "report")
    return (
      <ReportDialog
        reported={{ met, main_photo: suggestion.profile_picture }}
        open={open}
        onClose={onClose}
        ask={ask}
      />
    );
  return (
    <Modal open={open} onClose={onClose} title={view === "why" ? t("match.why") : name} anchor={button}>
      {view === "why" ? (
        <MatchReasonList match={suggestion.match} />
      ) : (
        <ul>
          <MenuRow
            Icon={HeartHandshake}
            word={t("match.why")}
            label={t("match.why")}
            onClick={() => setView("why")}
          />
          {block && (
            <MenuRow
              Icon={stepIcons.block}
              word={t("steps.block")}
              label={t("step_for.block", { name })}
              onClick={() => {
                onClose();
                ask("block", met);
              }}
            />
          )}
          <MenuRow
            Icon={Flag}
            word={t("report")}
            label={t("report_for", { name })}
            onClick={() => setView("report")}
          />
        </ul>
      )}
    </Modal>
  );
}
