import type { PageQuery } from "@sanjog/contract/reply";
import {
  countFamilies,
  listOneWishApart,
  listSuggestions,
  type NearSuggestion,
  type Suggestion,
  showNarrowestWish,
} from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { pageWithin } from "@sanjog/domain/paging";
import type { DraftWishes } from "@sanjog/domain/preferences/preferences";
import { few_families, roundedCount } from "@sanjog/domain/suggestions/rounded-count";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { bind } from "../platform/http/bind.ts";
import { countPage } from "../platform/http/page-budget.ts";
import { requireDepth } from "../relations/commands/view-limits.ts";
import { loadMatchProfiles, type MatchProfile } from "../relations/queries/match-profiles.ts";
import { loadMemberCards, type MemberWithRelation } from "../relations/queries/member-cards.ts";
import { countCards } from "./commands/card-order.ts";
import { noteListLength } from "./commands/tell-quietly.ts";
import { refreshMatchCard, rememberPage } from "./commands.ts";
import { findNewFamiliesJob } from "./jobs/find-new-families.ts";
import { forgetVisitsJob } from "./jobs/forget-visits.ts";
import { orderMatchCardsJob } from "./jobs/order-match-cards.ts";
import { reconcileMatchCardsJob } from "./jobs/reconcile-match-cards.ts";
import { tellQuietlyJob } from "./jobs/tell-quietly.ts";
import { apartSearch, exactSearch, findOnReplica, type Search } from "./queries/search.ts";
import { countSuggestions, findNarrowestWish, loadGotras, loadSnapshot } from "./queries.ts";
import { presentNearSuggestion, presentSuggestion } from "./views.ts";

export const suggestionsArea: Area = {
  name: "suggestions",
  routes: registerRoutes,
  afterProfileChange: refreshMatchCard,
  jobs: [forgetVisitsJob, reconcileMatchCardsJob, orderMatchCardsJob, findNewFamiliesJob, tellQuietlyJob],
};

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, listSuggestions, async ({ query, viewer, locale }) => ({
    data: await suggestionsFor(deps, viewer, query, locale, exact),
  }));
  bind(app, deps, listOneWishApart, async ({ query, viewer, locale }) => ({
    data: await suggestionsFor(deps, viewer, query, locale, apart),
  }));
  bind(app, deps, countFamilies, async ({ viewer, body }) => {
    await countPage(deps, viewer);
    return { data: await draftCount(deps, viewer, body) };
  });
  bind(app, deps, showNarrowestWish, async ({ viewer }) => {
    await countPage(deps, viewer);
    return { data: { narrowest_wish: await narrowestWishOf(deps, viewer) } };
  });
}

/** One of the two lists of suggestions: its name in the visits, its search and how its cards are presented. */
type SuggestionList<Card> = {
  visitOf: (viewer: Viewer) => string;
  search: Search;
  present: (me: MatchProfile, met: MemberWithRelation | undefined, now: Date, locale: Locale) => Card | null;
  /** Whether a letter is written to a member for whom this list stays empty. */
  asksForLetter: boolean;
};

const exact = {
  visitOf: ({ session_id }) => session_id,
  search: exactSearch,
  present: presentSuggestion,
  asksForLetter: true,
} satisfies SuggestionList<Suggestion>;

const apart = {
  visitOf: ({ session_id }) => `one wish apart ${session_id}`,
  search: apartSearch,
  present: presentNearSuggestion,
  asksForLetter: false,
} satisfies SuggestionList<NearSuggestion>;

/** Finds the ids of the page first, then loads the profiles of those few and shows what this viewer may see. */
async function suggestionsFor<Card>(
  deps: AreaDeps,
  viewer: Viewer,
  asked: PageQuery,
  locale: Locale,
  list: SuggestionList<Card>,
) {
  // A suspended member sees nobody, and no total either.
  if (viewer.profile_status === profileStatus.suspended) return nobodyFor(asked);
  const now = deps.now();
  const [profiles, visit] = await Promise.all([
    loadMatchProfiles(deps.db, [viewer.id]),
    loadSnapshot(deps.db, list.visitOf(viewer), asked, now),
    requireDepth(deps, viewer, asked),
  ]);
  const me = profiles.get(viewer.id);
  if (!me) throw new AppError("profile_incomplete");
  const { ids, ...page } = await findOnReplica(deps, list.search, me, asked, now, visit);
  const shown = { page: page.current_page, per_page: page.per_page, shown: ids, first: visit.size === 0 };
  const [met] = await Promise.all([
    loadMemberCards(deps, viewer, ids, locale),
    rememberPage(deps.db, list.visitOf(viewer), shown, now),
    countCards(deps, viewer, ids),
    list.asksForLetter && asked.page === 1 && noteListLength(deps.db, viewer.id, page.total, now),
  ]);
  const data = ids.flatMap((id) => list.present(me, met.get(id), now, locale) ?? []);
  return { ...page, data };
}

function nobodyFor(asked: PageQuery) {
  const { offset: _, ...page } = pageWithin(0, asked);
  return { ...page, data: [] };
}

/** Counts by the rule of the suggestions, and gives neither a person nor a number that would identify one. */
async function draftCount({ db, replicas, now }: AreaDeps, viewer: Viewer, draft: DraftWishes) {
  const nobody = { families: null, few: true, narrowest_wish: null };
  if (viewer.profile_status === profileStatus.suspended) return nobody;
  const { gotra_rule, ...wishes } = draft;
  const { id, gender } = viewer;
  const searcher = { id, gender, wishes, gotra_rule, gotras: await loadGotras(db, id) };
  const count = await replicas.search(db, id, (source) => countSuggestions(source, searcher, now()));
  if (count >= few_families) return { ...nobody, families: roundedCount(count), few: false };
  const narrowest = await replicas.search(db, id, (source) => findNarrowestWish(source, searcher, now()));
  return { families: roundedCount(count), few: true, narrowest_wish: narrowest?.criterion ?? null };
}

async function narrowestWishOf({ db, replicas, now }: AreaDeps, viewer: Viewer) {
  if (viewer.profile_status === profileStatus.suspended) return null;
  const me = (await loadMatchProfiles(db, [viewer.id])).get(viewer.id);
  return me ? replicas.search(db, me.id, (source) => findNarrowestWish(source, me, now())) : null;
}
