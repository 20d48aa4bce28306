import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useState } from "react";
import { useSession } from "../platform/session.ts";
import { reasonsFor, reasonViewer } from "../relations/reasons-for.ts";
import type { MemberRow } from "./queries.ts";

/** Returns what sets the member of a row apart from the others of the same list. */
export function useReasons(rows: readonly MemberRow[]): (row: MemberRow) => readonly ShownReason[] {
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const reasons = reasonsFor(
    rows.map(({ member }) => member),
    reasonViewer(user, now),
  );
  return ({ member }) => reasons.get(member.user_id) ?? [];
}
