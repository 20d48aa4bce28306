import type { Today as TodayView } from "@sanjog/contract/home";
import { lazy, type ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { connectionsOnToday, type HomeList, nextStepOf } from "./home-state.ts";
import { jump_ids } from "./today-jumps.tsx";
import { TodaySection } from "./today-section.tsx";
import { WaitingList } from "./waiting-list.tsx";

// Most homes have something that waits, and do not load what is shown otherwise.
const QuietDay = lazy(async () => ({
  default: (await retryImport(() => import("./quiet-day.tsx"))).QuietDay,
}));

// Few members are matched, and the others do not wait for what they see.
const MatchedCard = lazy(async () => ({
  default: (await retryImport(() => import("./matched-card.tsx"))).MatchedCard,
}));

// Shown once a quarter.
const RulesReminder = lazy(async () => ({
  default: (await retryImport(() => import("./rules-reminder.tsx"))).RulesReminder,
}));

type Props = { today: TodayView; onOpen: (list: HomeList) => void };

/** What comes first on the home: the match, what waits for an answer, the next step on a quiet day, the connections. */
export function TodayParts({ today, onOpen }: Props) {
  const step = nextStepOf(today);
  return (
    <>
      {today.rules_reminder && (
        <Optional>
          <RulesReminder />
        </Optional>
      )}
      {today.matched && (
        <Optional>
          <MatchedCard row={today.matched} />
        </Optional>
      )}
      <Waiting today={today} onOpen={onOpen} />
      {step && (
        <Optional>
          <QuietDay step={step} today={today} onOpen={onOpen} is_new={today.counts.connections === 0} />
        </Optional>
      )}
      <Connected today={today} onOpen={onOpen} />
    </>
  );
}

function Waiting({ today, onOpen }: Props) {
  const t = useT("home");
  const { received, received_proposals } = today.counts;
  const more = received > today.requests.length;
  return (
    <div className="grid gap-3.5 empty:hidden">
      <WaitingList proposals={today.proposals} requests={today.requests} />
      {more && (
        <OpenList list="received" onOpen={onOpen}>
          {t("more_waiting", { count: String(received) })}
        </OpenList>
      )}
      {received_proposals > today.proposals.length && (
        <OpenList list="received_proposals" onOpen={onOpen}>
          {t("headings.received_proposals")}
        </OpenList>
      )}
    </div>
  );
}

type OpenListProps = { list: HomeList; onOpen: Props["onOpen"]; label?: string; children: ReactNode };

function OpenList({ list, onOpen, label, children }: OpenListProps) {
  return (
    <button type="button" className="link-button" aria-label={label} onClick={() => onOpen(list)}>
      {children}
    </button>
  );
}

function Connected({ today, onOpen }: Props) {
  const t = useT("home");
  const rows = connectionsOnToday(today);
  if (rows.length === 0) return null;
  const { matched, proposals, counts } = today;
  const on_page = rows.length + proposals.length + (matched ? 1 : 0);
  const count = String(counts.connections);
  return (
    <TodaySection
      id={jump_ids.connections}
      title={t("connected")}
      all={
        counts.connections > on_page && (
          <OpenList list="connections" onOpen={onOpen} label={t("all_connections", { count })}>
            {t("all", { count })}
          </OpenList>
        )
      }
    >
      <ul className="rows connected-pairs">
        {rows.map((row) => (
          <ConnectionRow key={row.id} row={row} />
        ))}
      </ul>
    </TodaySection>
  );
}
