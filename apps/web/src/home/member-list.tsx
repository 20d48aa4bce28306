import type { RequestRow } from "@sanjog/contract/request-row";
import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useState } from "react";
import { type AskStep, useMemberSteps } from "../relations/use-member-steps.tsx";
import { focusHeading } from "../ui/layout/arrival.ts";
import { CompareButton } from "./compare/compare-button.tsx";
import { ListFrame } from "./list-frame.tsx";
import { MemberRow } from "./member-row.tsx";
import { type MemberList as List, type MemberRow as Row, useMemberList } from "./queries.ts";
import { useReasons } from "./use-reasons.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** One list of members, eight rows to a page. */
export function MemberList({ list }: { list: List }) {
  const [page, setPage] = useState(1);
  const from = useMemberList(list, page);
  const { ask, dialog } = useMemberSteps(focusHeading);
  const reasons = useReasons(from.data?.data ?? []);
  function goTo(next: number) {
    setPage(next);
    window.scrollTo(0, 0);
  }
  return (
    <>
      {list === "shortlisted" && (
        <CompareButton members={from.data?.data.map(({ member }) => member) ?? []} />
      )}
      <ListFrame list={list} from={from} onGo={goTo}>
        {(row) => <ListRow key={row.id} list={list} row={row} reasons={reasons(row)} ask={ask} />}
      </ListFrame>
      {dialog}
    </>
  );
}

type RowProps = { list: List; row: Row; reasons: readonly ShownReason[]; ask: AskStep };

/** Who waits for an answer looks as on the first page. */
function ListRow({ list, row, reasons, ask }: RowProps) {
  if (list === "received")
    return <WaitingCard waiting={{ kind: "request", row: row as RequestRow }} reasons={reasons} ask={ask} />;
  if (list === "received_proposals")
    return <WaitingCard waiting={{ kind: "proposal", row: row as RequestRow }} reasons={reasons} ask={ask} />;
  return <MemberRow list={list} row={row} reasons={reasons} ask={ask} />;
}
