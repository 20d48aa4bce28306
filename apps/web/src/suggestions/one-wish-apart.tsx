import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { chipsOf } from "../relations/wish-chips.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { SatinDiamond } from "../ui/person/satin-diamond.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { EnoughForNow } from "./enough-for-now.tsx";
import { NarrowestWish, type OpenedState } from "./narrowest-wish.tsx";
import { NoSuggestions } from "./no-suggestions.tsx";
import { apart_heading_id } from "./one-wish-apart-heading.ts";
import { oneWishApartQuery } from "./queries.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { SuggestionSkeleton } from "./suggestion-skeleton.tsx";
import { useActedCards } from "./use-acted-cards.ts";
import { usePage } from "./use-page.ts";

/** `alone`: whether the exact list is empty, so that this list is all there is, and the narrowest wish follows it. */
type Props = { alone: boolean; opened: OpenedState };

/** The second list, below the last page of the exact one: members who miss one wish, which each card names. */
export function OneWishApart({ alone, opened }: Props) {
  const t = useT("suggestions");
  const { page, goTo } = usePage("apart");
  const near = useQuery(oneWishApartQuery(page));
  const cards = useActedCards("apart");
  const section = useRef<HTMLElement>(null);
  if (near.data?.data.length === 0 && cards.acted.length === 0)
    return alone ? (
      <NoSuggestions opened={opened} />
    ) : (
      <p className="mt-7 text-sm text-ink-2">{t("apart.none")}</p>
    );
  const toPage = (next: number) => {
    goTo(next);
    section.current?.scrollIntoView();
  };
  return (
    <section ref={section} className={alone ? "pt-4" : "pt-7"} aria-labelledby={apart_heading_id}>
      <Diamonds />
      <h2 id={apart_heading_id} tabIndex={-1} className="mt-1.5 text-2xl outline-none">
        {t("apart.title")}
      </h2>
      <div className="mb-3.5 flex flex-wrap items-baseline text-sm text-ink-2">
        <p role="status" className="mr-4 empty:mr-0">
          {near.data && t("apart.all_else", { count: near.data.total })}
        </p>
        <Link to="/how-suggestions-work#apart" className="inline-block py-2.5">
          {t("apart.how")}
        </Link>
      </div>
      <Loaded
        from={near}
        isEmpty={() => false}
        refused={(error) => <EnoughForNow error={error} onFirst={page > 1 ? () => toPage(1) : null} />}
        skeleton={
          <SuggestionSkeleton
            className="person-grid-near"
            line={<Skeleton className="h-11 rounded-none!" />}
          />
        }
      >
        {({ data, current_page, last_page }) => (
          <>
            <SuggestionList
              list="apart"
              suggestions={data}
              page={current_page}
              outdated={near.isPlaceholderData}
              cards={cards}
            />
            <Pager current_page={current_page} last_page={last_page} onGo={toPage} label={t("apart.pages")} />
          </>
        )}
      </Loaded>
      {alone && (
        <div className="mt-6">
          <NarrowestWish short opened={opened} />
        </div>
      )}
    </section>
  );
}

/** As many as fit beside each other on a small phone. */
const most_diamonds = 8;

/** A diamond for each wish of the viewer, the last one hollow. */
function Diamonds() {
  const { user } = useSession();
  const wishes = user?.preferences ? chipsOf(user.preferences).length : most_diamonds;
  const filled = Math.min(wishes, most_diamonds) - 1;
  return (
    <p className="flex gap-0.75">
      {Array.from({ length: filled }, (_, i) => (
        <SatinDiamond key={`met-${String(i)}`} />
      ))}
      <SatinDiamond hollow />
    </p>
  );
}
