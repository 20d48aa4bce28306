import type { BlockedRow } from "@sanjog/contract/blocks";
import { formatNearDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { StepButton } from "../relations/step-button.tsx";
import { type AskStep, useMemberSteps } from "../relations/use-member-steps.tsx";
import { MemberMenu } from "../reports/member-menu.tsx";
import { focusHeading } from "../ui/layout/arrival.ts";
import { ListFrame } from "./list-frame.tsx";
import { useBlockedList } from "./queries.ts";
import { RowFrame } from "./row-frame.tsx";

/** Lists the members whom the member has blocked, by name only, each with a button to unblock. */
export function BlockedList() {
  const [page, setPage] = useState(1);
  const from = useBlockedList(page);
  const { ask, dialog } = useMemberSteps(focusHeading);
  return (
    <>
      <ListFrame list="blocked" from={from} onGo={setPage}>
        {(row) => <Blocked key={row.id} row={row} ask={ask} />}
      </ListFrame>
      {dialog}
    </>
  );
}

function Blocked({ row, ask }: { row: BlockedRow; ask: AskStep }) {
  const t = useT("home");
  const { locale } = useLocale();
  const label = useId();
  const { name } = nameFor(locale, row);
  const met = { user_id: row.id, name, picture: null, request_id: null };
  return (
    <RowFrame
      label={label}
      id={row.id}
      name={name}
      picture={null}
      title={
        <h2 id={label} lang={langOf(name)} className="text-lg leading-snug wrap-anywhere">
          {name}
        </h2>
      }
      menu={<MemberMenu reported={{ met }} steps={[]} ask={ask} blockable={false} className="row-menu" />}
      actions={<StepButton step="unblock" met={met} ask={ask} />}
    >
      <p className="text-sm text-ink-3">
        {t("blocked_on", { date: formatNearDate(locale, row.blocked_at) })}
      </p>
    </RowFrame>
  );
}
