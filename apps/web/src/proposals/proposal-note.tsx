import { formatNearDate } from "@sanjog/i18n/format";
import { useEffect, useState } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { lapseDay, type Proposal, proposalStateOf, timeLeft } from "./proposal-state.ts";

const tick_ms = 30_000;

/** Explains what a badge has no room for: the time left to answer or withdraw, and what follows. */
export function ProposalNote({ proposal }: { proposal: Proposal | null | undefined }) {
  const state = proposalStateOf(proposal);
  if (!proposal || !state) return null;
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <Words state={state} proposal={proposal} />
    </div>
  );
}

function Words({
  state,
  proposal,
}: {
  state: NonNullable<ReturnType<typeof proposalStateOf>>;
  proposal: Proposal;
}) {
  const t = useT("proposals");
  const { locale } = useLocale();
  const date = formatNearDate(locale, lapseDay(proposal.sent_at));
  switch (state) {
    case "matched":
      return <p>{t("matched.short")}</p>;
    case "proposal_received":
      return <p>{t("answer_by", { date })}</p>;
    case "proposal_sent":
      return (
        <>
          <p>{t("they_answer_by", { date })}</p>
          <Revocable until={proposal.revocable_until} />
        </>
      );
    case "proposal_declined":
      return <p>{t("declined")}</p>;
    case "proposal_lapsed":
      return <p>{t("lapsed")}</p>;
  }
}

/** The time left to take a sent proposal back, which counts down. */
export function Revocable({ until }: { until: string | undefined }) {
  const t = useT("proposals");
  const left = timeLeft(until, useNow());
  return <p>{left ? t(`revocable_${left.unit}`, { count: left.count }) : t("not_revocable")}</p>;
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick_ms);
    return () => clearInterval(timer);
  }, []);
  return now;
}
