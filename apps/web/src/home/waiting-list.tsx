import type { RequestRow } from "@sanjog/contract/request-row";
import { useRef, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { type AskStep, useMemberSteps } from "../relations/use-member-steps.tsx";
import { DeclinedNotice } from "./declined-notice.tsx";
import { useReasons } from "./use-reasons.ts";
import { WaitingCard } from "./waiting-card.tsx";
import { type DeclinedRow, type WaitingRow, withDeclined } from "./waiting-state.ts";

type Props = { proposals: readonly RequestRow[]; requests: readonly RequestRow[] };

/** The families that wait for an answer, proposals first. A card that was declined leaves a line in its place. */
export function WaitingList({ proposals, requests }: Props) {
  const t = useT("home");
  const rows = [
    ...proposals.map((row): WaitingRow => ({ kind: "proposal", row })),
    ...requests.map((row): WaitingRow => ({ kind: "request", row })),
  ];
  const { declined, ask, dialog } = useAnswers(rows);
  const shown = withDeclined(rows, declined);
  const reasons = useReasons(shown.map(({ row }) => row));
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={t("waiting")} className="grid gap-3.5">
          {shown.map(({ declined: is_declined, ...waiting }) =>
            is_declined ? (
              <DeclinedNotice key={waiting.row.id} waiting={waiting} />
            ) : (
              <WaitingCard key={waiting.row.id} waiting={waiting} reasons={reasons(waiting.row)} ask={ask} />
            ),
          )}
        </ul>
      )}
      {dialog}
    </>
  );
}

/** Returns the steps of the cards, and the rows that this visit has declined, each with its place. */
function useAnswers(rows: readonly WaitingRow[]) {
  const [declined, setDeclined] = useState<readonly DeclinedRow[]>([]);
  const asked = useRef<DeclinedRow | null>(null);
  const steps = useMemberSteps((step) => {
    const row = asked.current;
    if (row && (step === "reject" || step === "reject_proposal")) setDeclined((before) => [...before, row]);
  });
  const ask: AskStep = (step, met) => {
    const at = withDeclined(rows, declined).findIndex(({ row }) => row.member.user_id === met.user_id);
    const waiting = rows.find(({ row }) => row.member.user_id === met.user_id);
    asked.current = waiting ? { ...waiting, at } : null;
    steps.ask(step, met);
  };
  return { declined, ask, dialog: steps.dialog };
}
