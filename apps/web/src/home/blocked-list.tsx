import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useRef, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { StepButton } from "../relations/step-button.tsx";
import { useMemberSteps } from "../relations/use-member-steps.tsx";
import { ReportButton } from "../reports/report-button.tsx";
import { OtherName } from "../ui/other-name.tsx";
import { ListFrame } from "./list-frame.tsx";
import { useBlockedList } from "./queries.ts";
import { RowFrame } from "./row-frame.tsx";

/** Lists the members whom the member has blocked, by name only, each with a button to unblock. */
export function BlockedList() {
  const t = useT("home");
  const { locale } = useLocale();
  const [page, setPage] = useState(1);
  const from = useBlockedList(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useMemberSteps(() => heading.current?.focus({ preventScroll: true }));
  return (
    <>
      <ListFrame list="blocked" from={from} onGo={setPage} heading={heading}>
        {(row) => {
          const { name, other } = nameFor(locale, row);
          const met = { user_id: row.id, name, request_id: null };
          return (
            <RowFrame
              key={row.id}
              id={row.id}
              name={name}
              picture={null}
              title={<span lang={langOf(name)}>{name}</span>}
              actions={<StepButton step="unblock" met={met} ask={ask} />}
              corner={<ReportButton reported={{ met }} />}
            >
              <OtherName name={other} />
              <p className="text-sm text-ink-3">
                {t("blocked_on", { date: formatDate(locale, row.blocked_at) })}
              </p>
            </RowFrame>
          );
        }}
      </ListFrame>
      {dialog}
    </>
  );
}
