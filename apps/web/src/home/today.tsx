import type { Today as TodayView } from "@sanjog/contract/home";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { AllLists } from "./all-lists.tsx";
import type { HomeList } from "./home-state.ts";
import { NewForYou } from "./new-for-you.tsx";
import { PresentDay } from "./present-day.tsx";
import { todayQuery } from "./queries.ts";
import { jump_ids, TodayJumps } from "./today-jumps.tsx";
import { TodayParts } from "./today-parts.tsx";
import { SmallCardsSkeleton, TodaySkeleton } from "./today-skeleton.tsx";
import "./today.css";

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
    <Page dense action={<PresentDay className="max-lg:hidden" />} title={useHeading(today.data)}>
      <div className="today-jumps">
        <PresentDay />
        <TodayJumps today={today.data} />
      </div>
      <div className="today-grid">
        <div className="grid min-w-0 content-start gap-5">
          <Loaded from={today} skeleton={<TodaySkeleton />}>
            {(loaded) => <TodayParts today={loaded} onOpen={onOpen} />}
          </Loaded>
        </div>
        <div className="today-rail">
          <div className="min-w-0 empty:hidden">
            {today.data ? <NewForYou today={today.data} /> : today.isPending && <SmallCardsSkeleton />}
          </div>
          <section id={jump_ids.lists} tabIndex={-1} aria-label={t("lists_label")}>
            {!matched && <h2 className="mb-2 text-lg">{t("all_lists")}</h2>}
            <AllLists list={null} counts={today.data?.counts} folded={matched} onOpen={onOpen} />
          </section>
        </div>
      </div>
    </Page>
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
