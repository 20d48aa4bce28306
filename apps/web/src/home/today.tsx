import type { Today as TodayView } from "@sanjog/contract/home";
import { formatDayOfYear, formatWeekday } from "@sanjog/i18n/format";
import { readersDay } from "@sanjog/i18n/format-time";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useLocale, useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Optional } from "../ui/controls/optional.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { AllLists } from "./all-lists.tsx";
import { ConnectionRow } from "./connection-row.tsx";
import { type HomeList, nextStepOf } from "./home-state.ts";
import { todayQuery } from "./queries.ts";
import { SmallCardStrip } from "./small-card-strip.tsx";
import { TodaySection } from "./today-section.tsx";
import { SmallCardsSkeleton, TodaySkeleton } from "./today-skeleton.tsx";
import { WaitingList } from "./waiting-list.tsx";
import "./today.css";

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

type Props = { onOpen: (list: HomeList) => void };

/**
 * §2: the home. What waits for an answer comes first, then the connections, new suggestions and every list. On wide
 * screens the lists and the new members are beside the others.
 */
export function Today({ onOpen }: Props) {
  const t = useT("home");
  const today = useQuery(todayQuery);
  const matched = Boolean(today.data?.matched);
  return (
    <Page dense above={<PresentDay />} title={useHeading(today.data)}>
      <div className="today-grid">
        <div className="grid min-w-0 content-start gap-5">
          <Loaded from={today} skeleton={<TodaySkeleton />}>
            {(loaded) => <Sections today={loaded} onOpen={onOpen} />}
          </Loaded>
        </div>
        <div className="today-rail">
          <div className="min-w-0 empty:hidden">
            {today.data ? <NewForYou today={today.data} /> : today.isPending && <SmallCardsSkeleton />}
          </div>
          <section aria-label={t("lists_label")}>
            {!matched && <h2 className="mb-2 text-lg lg:hidden">{t("all_lists")}</h2>}
            <AllLists list={null} counts={today.data?.counts} folded={matched} onOpen={onOpen} />
          </section>
        </div>
      </div>
    </Page>
  );
}

function PresentDay() {
  const { locale } = useLocale();
  const [day] = useState(() => readersDay(new Date()));
  return (
    <p className="text-sm leading-(--lh-ui) text-ink-2">
      {formatWeekday(locale, day)}, {formatDayOfYear(locale, day)}
    </p>
  );
}

/** Returns the heading, which says how much waits. */
function useHeading(today: TodayView | undefined): string {
  const t = useT("home");
  const words = useT("proposals");
  if (!today) return t("title");
  if (today.matched) return words("matched.title");
  const { received, received_proposals } = today.counts;
  return t("heading", { count: received + received_proposals });
}

function Sections({ today, onOpen }: Props & { today: TodayView }) {
  const step = nextStepOf(today);
  const connected = withoutMatch(today);
  const alone = connected.connections.length === 0;
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
          <QuietDay step={step} today={today} onOpen={onOpen} is_new={alone} />
        </Optional>
      )}
      <Connected today={connected} onOpen={onOpen} />
    </>
  );
}

/** Leaves out the matched family, which has a card of its own. */
function withoutMatch(today: TodayView): TodayView {
  const { matched, connections, counts } = today;
  if (!matched) return today;
  return {
    ...today,
    connections: connections.filter(({ member }) => member.user_id !== matched.member.user_id),
    counts: { ...counts, connections: counts.connections - 1 },
  };
}

function Waiting({ today, onOpen }: Props & { today: TodayView }) {
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

type OpenListProps = Props & { list: HomeList; label?: string; children: ReactNode };

function OpenList({ list, onOpen, label, children }: OpenListProps) {
  return (
    <button type="button" className="link-button" aria-label={label} onClick={() => onOpen(list)}>
      {children}
    </button>
  );
}

function Connected({ today: { connections, counts }, onOpen }: Props & { today: TodayView }) {
  const t = useT("home");
  if (connections.length === 0) return null;
  return (
    <TodaySection
      title={t("connected")}
      count={counts.connections}
      all={
        <OpenList list="connections" onOpen={onOpen} label={t("all_connections")}>
          {t("all")}
        </OpenList>
      }
    >
      <ul className="rows connected-pairs">
        {connections.map((row) => (
          <ConnectionRow key={row.id} row={row} />
        ))}
      </ul>
    </TodaySection>
  );
}

/** New suggestions, on a day on which something else comes first. */
function NewForYou({ today: { proposals, requests, suggestions } }: { today: TodayView }) {
  const t = useT("home");
  if (proposals.length + requests.length === 0) return null;
  if (!suggestions || suggestions.data.length === 0) return null;
  return (
    <TodaySection
      title={t("new_for_you")}
      all={
        <Link to="/suggestion" className="link-button">
          <span className="lg:hidden">{t("view_suggestions")}</span>
          <span className="max-lg:hidden">{t("all_suggestions", { count: String(suggestions.total) })}</span>
        </Link>
      }
    >
      <SmallCardStrip members={suggestions.data} />
    </TodaySection>
  );
}
