import type { ConnectionRow as Connection } from "@sanjog/contract/connections";
import type { RequestRow } from "@sanjog/contract/request-row";
import { useState } from "react";
import { useLocale } from "../platform/locale.tsx";
import { memberWithRelationOf } from "../relations/member-words.ts";
import { type AskStep, useMemberSteps } from "../relations/use-member-steps.tsx";
import { MemberMenu } from "../reports/member-menu.tsx";
import { focusHeading } from "../ui/layout/arrival.ts";
import { CompareButton } from "./compare/compare-button.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { clearStepsOf, menuStepsOf } from "./home-state.ts";
import { ListFrame } from "./list-frame.tsx";
import { MemberRow } from "./member-row.tsx";
import { type MemberList as List, type MemberRow as Row, useMemberList } from "./queries.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** One list of members, eight rows to a page. */
export function MemberList({ list }: { list: List }) {
  const [page, setPage] = useState(1);
  const from = useMemberList(list, page);
  const { ask, dialog } = useMemberSteps(focusHeading);
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
        {(row) => <ListRow key={row.id} list={list} row={row} ask={ask} />}
      </ListFrame>
      {dialog}
    </>
  );
}

type RowProps = { list: List; row: Row; ask: AskStep };

/** Who waits for an answer and who is connected look as on the first page. */
function ListRow({ list, row, ask }: RowProps) {
  if (list === "received")
    return <WaitingCard waiting={{ kind: "request", row: row as RequestRow }} ask={ask} />;
  if (list === "received_proposals")
    return <WaitingCard waiting={{ kind: "proposal", row: row as RequestRow }} ask={ask} />;
  if (list === "connections") return <Connected row={row as Connection} ask={ask} />;
  return <MemberRow list={list} row={row} ask={ask} />;
}

function Connected({ row, ask }: { row: Connection; ask: AskStep }) {
  const { locale } = useLocale();
  const { member } = row;
  const menu = (
    <MemberMenu
      reported={{ met: memberWithRelationOf(member, locale), main_photo: member.profile_picture }}
      steps={menuStepsOf(member.relation, clearStepsOf.connections)}
      ask={ask}
      className="above-link"
    />
  );
  return <ConnectionRow row={row} level="h2" menu={menu} />;
}
