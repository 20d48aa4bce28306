import type { Suggestion } from "@sanjog/contract/suggestions";
import { nameFor } from "@sanjog/i18n/name-for";
import { Flag, HeartHandshake } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { MatchReasonList } from "../relations/match-reasons.tsx";
import { offeredOf } from "../relations/member-state.ts";
import { memberWithRelationOf } from "../relations/member-words.ts";
import { stepIcons } from "../relations/step-icons.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { Modal } from "../ui/modal.tsx";

type Props = { suggestion: Suggestion; open: boolean; onClose: () => void; ask: AskStep };

/** What is needed rarely about a suggested member: why they fit, block, report. */
export function CardSheet({ suggestion, open, onClose, ask }: Props) {
  const t = useT("relations");
  const { locale } = useLocale();
  const [view, setView] = useState<"menu" | "why" | "report">("menu");
  const { name } = nameFor(locale, suggestion.profile_details);
  const met = memberWithRelationOf(suggestion, locale);
  const [block] = offeredOf(suggestion.relation, ["block"]);
  const Block = stepIcons.block;
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
    <Modal open={open} onClose={onClose} title={view === "why" ? t("match.why") : name}>
      {view === "why" ? (
        <MatchReasonList match={suggestion.match} />
      ) : (
        <ul className="-mx-2 grid">
          <Row icon={<HeartHandshake aria-hidden="true" size={24} />} onPress={() => setView("why")}>
            {t("match.why")}
          </Row>
          {block && (
            <Row
              icon={<Block aria-hidden="true" size={24} />}
              label={t("step_for.block", { name })}
              onPress={() => {
                onClose();
                ask("block", met);
              }}
            >
              {t("steps.block")}
            </Row>
          )}
          <Row
            icon={<Flag aria-hidden="true" size={24} />}
            label={t("report_for", { name })}
            onPress={() => setView("report")}
          >
            {t("report")}
          </Row>
        </ul>
      )}
    </Modal>
  );
}

type RowProps = { icon: ReactNode; label?: string; onPress: () => void; children: ReactNode };

function Row({ icon, label, onPress, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-4 rounded-md px-2 text-start text-ink"
        aria-label={label}
        onClick={onPress}
      >
        <span className="text-haldi-mark">{icon}</span>
        {children}
      </button>
    </li>
  );
}
