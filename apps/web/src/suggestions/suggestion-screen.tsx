import { page_size } from "@sanjog/domain/paging";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useT, useTexts } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { FindByNumber } from "../profiles/find/find-by-number.tsx";
import { RecentStrip } from "../profiles/find/recent-strip.tsx";
import { VisibilityNotice } from "../profiles/visibility-notice.tsx";
import { useMemberSteps } from "../relations/use-member-steps.tsx";
import { classes } from "../ui/classes.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { SkeletonCards } from "../ui/skeleton.tsx";
import { EnoughForNow } from "./enough-for-now.tsx";
import { NarrowestWish } from "./narrowest-wish.tsx";
import { NoSuggestions } from "./no-suggestions.tsx";
import { suggestionsQuery } from "./queries.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { pageFrom } from "./suggestions-state.ts";
import { WishBar } from "./wish-bar.tsx";

/** §2: the suggestions, eight to a page. After an action the same page is reloaded and fills up. */
export function SuggestionScreen() {
  useTexts("suggestions", "relations", "find_profile");
  const t = useT("suggestions");
  const { user } = useSession();
  const { page, goTo } = usePage();
  const suggestions = useQuery(suggestionsQuery(page));
  const list = useRef<HTMLUListElement>(null);
  const { ask, dialog } = useMemberSteps(() => {
    // The pressed card is removed, so the list takes the focus for users of a keyboard or screen reader.
    list.current?.focus({ preventScroll: true });
  });
  const total = suggestions.data?.total;
  return (
    <Page
      title={t("title")}
      // Reserves the line before its text is loaded, so that nothing below moves.
      lead={<span role="status">{total === undefined ? "\u00a0" : t("count", { count: total })}</span>}
      action={<FindByNumber />}
    >
      <VisibilityNotice />
      <WishBar preferences={user?.preferences ?? null} />
      <Loaded
        from={suggestions}
        refused={(error) => <EnoughForNow error={error} onFirst={page > 1 ? () => goTo(1) : null} />}
        skeleton={<SkeletonCards count={page_size} />}
        empty={<NoSuggestions />}
      >
        {({ data, total, current_page, last_page }) => (
          <>
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t("list")}
              aria-busy={suggestions.isPlaceholderData}
              className={classes(
                "grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-6 outline-none",
                suggestions.isPlaceholderData && "opacity-60",
              )}
            >
              {data.map((suggestion) => (
                <SuggestionCard key={suggestion.user_id} suggestion={suggestion} ask={ask} />
              ))}
            </ul>
            {total < page_size && <NarrowestWish />}
            <Pager current_page={current_page} last_page={last_page} onGo={goTo} />
          </>
        )}
      </Loaded>
      {user && <RecentStrip own_id={user.user_id} />}
      <p className="mt-8">
        <Link to="/how-suggestions-work" className="inline-block py-2">
          {t("how")}
        </Link>
      </p>
      {dialog}
    </Page>
  );
}

/** The page number is in the address, so that "back" from a profile returns to it. */
function usePage() {
  const [search, setSearch] = useSearchParams();
  const page = pageFrom(search);
  function goTo(next: number) {
    if (next === page) return;
    setSearch(next === 1 ? {} : { page: String(next) });
    window.scrollTo(0, 0);
  }
  return { page, goTo };
}
