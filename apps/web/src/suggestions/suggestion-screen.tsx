import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { page_size } from "@sanjog/domain/paging";
import { isOfferedBeside } from "@sanjog/domain/suggestions/one-wish-apart";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Link } from "react-router";
import { useDocumentHead } from "../platform/document-head.ts";
import { useT, useTexts } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { useSession } from "../platform/session.ts";
import { useProductName } from "../platform/site-info.ts";
import { RecentStrip } from "../profiles/find/recent-strip.tsx";
import { Optional } from "../ui/controls/optional.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Pager } from "../ui/layout/pager.tsx";
import { EnoughForNow } from "./enough-for-now.tsx";
import type { OpenedWish } from "./narrowest-wish.tsx";
import { suggestionsQuery } from "./queries.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { SuggestionSkeleton } from "./suggestion-skeleton.tsx";
import { SuggestionsHead } from "./suggestions-head.tsx";
import { useActedCards } from "./use-acted-cards.ts";
import { usePage } from "./use-page.ts";

// Few lists are short, so the others do not wait for what is shown beside them.
const ShortResult = lazy(async () => ({
  default: (await retryImport(() => import("./short-result.tsx"))).ShortResult,
}));
const OneWishApart = lazy(async () => ({
  default: (await retryImport(() => import("./one-wish-apart.tsx"))).OneWishApart,
}));

// Few members are matched, and the others do not wait for these texts.
const SuggestionsOver = lazy(async () => ({
  default: (await retryImport(() => import("./suggestions-over.tsx"))).SuggestionsOver,
}));

/** The suggestions; a member whose proposal is accepted receives none. */
export function SuggestionScreen() {
  const { user } = useSession();
  return user?.profile_status === profileStatus.matched ? (
    <Optional>
      <SuggestionsOver />
    </Optional>
  ) : (
    <Suggestions />
  );
}

/**
 * §2: the suggestions, eight to a page, and below the last page of a short list those who are one wish apart. After an
 * action the same page is reloaded and fills up.
 */
function Suggestions() {
  useTexts("suggestions", "relations", "find_profile");
  const t = useT("suggestions");
  const { user } = useSession();
  const { page, goTo } = usePage("page");
  const suggestions = useQuery(suggestionsQuery(page));
  const cards = useActedCards("page");
  const total = suggestions.data?.total;
  const short = total !== undefined && total < page_size;
  // The list grows when the wish is opened; the way back stays.
  const [was_short, setWasShort] = useState(false);
  if (short && !was_short) setWasShort(true);
  const opened = useState<OpenedWish>(null);
  const toPage = (next: number) => {
    goTo(next);
    window.scrollTo(0, 0);
  };
  useDocumentHead(`${t("title")} · ${useProductName()}`, undefined);
  return (
    <main id="content" className="page-width min-h-[70dvh] grow pb-6">
      <SuggestionsHead total={total} preferences={user?.preferences ?? null} />
      {was_short && (
        <Optional>
          <ShortResult total={total} short={short} opened={opened} />
        </Optional>
      )}
      <Loaded
        from={suggestions}
        refused={(error) => <EnoughForNow error={error} onFirst={page > 1 ? () => toPage(1) : null} />}
        skeleton={<SuggestionSkeleton />}
        empty={null}
        isEmpty={({ data }) => data.length === 0 && cards.acted.length === 0}
      >
        {({ data, current_page, last_page }) => (
          <>
            <SuggestionList
              list="page"
              suggestions={data}
              page={current_page}
              outdated={suggestions.isPlaceholderData}
              cards={cards}
            />
            <Pager current_page={current_page} last_page={last_page} onGo={toPage} />
          </>
        )}
      </Loaded>
      {suggestions.data && isLast(suggestions.data) && (
        <Optional>
          <OneWishApart alone={total === 0} opened={opened} />
        </Optional>
      )}
      {user && <RecentStrip own_id={user.user_id} />}
      <p className="mt-8 text-center">
        <Link to="/how-suggestions-work" className="inline-block py-2">
          {t("how")}
        </Link>
      </p>
    </main>
  );
}

/** Returns whether this is the last page of a list that is short enough for the second list beside it. */
function isLast({
  current_page,
  last_page,
  total,
}: {
  current_page: number;
  last_page: number;
  total: number;
}) {
  return current_page >= last_page && isOfferedBeside(total);
}
