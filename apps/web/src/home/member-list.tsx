import { useRef, useState } from "react";
import { useMemberSteps } from "../relations/use-member-steps.tsx";
import { ListFrame } from "./list-frame.tsx";
import { MemberRow } from "./member-row.tsx";
import { type MemberList as List, useMemberList } from "./queries.ts";

/** One list of members, eight rows to a page. */
export function MemberList({ list }: { list: List }) {
  const [page, setPage] = useState(1);
  const from = useMemberList(list, page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useMemberSteps(() => heading.current?.focus({ preventScroll: true }));
  function goTo(next: number) {
    setPage(next);
    window.scrollTo(0, 0);
  }
  return (
    <>
      <ListFrame list={list} from={from} onGo={goTo} heading={heading}>
        {(row) => <MemberRow key={row.id} list={list} row={row} ask={ask} />}
      </ListFrame>
      {dialog}
    </>
  );
}
