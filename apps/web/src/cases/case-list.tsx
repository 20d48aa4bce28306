import { roleToTake } from "@sanjog/domain/cases/case";
import { hasRole } from "@sanjog/domain/staff/roles";
import { useRef } from "react";
import { useT } from "../platform/locale.tsx";
import { useDeskAccount } from "../staff/desk-session.ts";
import { useKeys } from "../staff/use-keys.ts";
import { Button } from "../ui/controls/button.tsx";
import { useCaseTitle } from "./case-title.ts";
import { DueClock } from "./due-clock.tsx";
import type { CaseRow } from "./queries.ts";
import { useOpenCase } from "./use-open-case.ts";

/** The rows of the queue; j and k move between their buttons, Enter presses one. */
export function CaseList({ cases }: { cases: readonly CaseRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  function move(step: 1 | -1) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[at < 0 ? 0 : Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  }
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <ul ref={list} className="desk-rows desk-queue">
      {cases.map((one) => (
        <li key={one.id} className="desk-row-card">
          <CaseSummary about={one} />
          <CaseButton about={one} />
        </li>
      ))}
    </ul>
  );
}

function CaseSummary({ about }: { about: CaseRow }) {
  const t = useT("cases");
  const title = useCaseTitle();
  return (
    <div className="desk-row-words">
      <p className="desk-row">
        <b>{title(about)}</b>
        {about.about_picture && <span className="desk-tag">{t("about_photo")}</span>}
        {about.new_member && <span className="desk-tag">{t("review.new_member")}</span>}
        {about.for_lead && <span className="desk-tag">{t("review.looked_at_by_a_lead")}</span>}
        {about.waits_for_second && <span className="desk-tag">{t("waits_for_second")}</span>}
      </p>
      <p className="desk-row">
        <DueClock due_at={about.due_at} />
        {about.taken_by && !about.mine && (
          <span className="desk-quiet">{t("taken_by", { name: about.taken_by })}</span>
        )}
        {about.mine && <span className="desk-quiet">{t("yours")}</span>}
      </p>
    </div>
  );
}

/** Takes or opens the case, where this account may. */
function CaseButton({ about }: { about: CaseRow }) {
  const t = useT("cases");
  const title = useCaseTitle();
  const account = useDeskAccount();
  const open = useOpenCase();
  const needed = roleToTake(about);
  if (account && !hasRole(account.role, needed))
    return <span className="desk-quiet">{t(`for_role.${needed}`)}</span>;
  if (about.passed) return <span className="desk-quiet">{t("passed")}</span>;
  if (about.taken_by && !about.mine) return null;
  return (
    <Button
      className="btn-small"
      aria-label={t(about.mine ? "open_of" : "take_of", { title: title(about) })}
      onClick={() => void open(about)}
    >
      {t(about.mine ? "open" : "take")}
    </Button>
  );
}
