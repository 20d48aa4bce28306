import type { PageQuery } from "@sanjog/contract/reply";
import { listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { pageWithin } from "@sanjog/domain/paging";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { bind } from "../platform/http/bind.ts";
import { countPage } from "../platform/http/page-budget.ts";
import { countViews, requireDepth } from "../relations/commands/view-limits.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { refreshMatchCard, rememberPage } from "./commands.ts";
import { forgetVisitsJob } from "./jobs/forget-visits.ts";
import { orderMatchCardsJob } from "./jobs/order-match-cards.ts";
import { reconcileMatchCardsJob } from "./jobs/reconcile-match-cards.ts";
import { findNarrowestWish, findSuggestions, loadSnapshot } from "./queries.ts";
import { presentSuggestion } from "./views.ts";

export const suggestionsArea: Area = {
  name: "suggestions",
  routes: registerRoutes,
  afterProfileChange: refreshMatchCard,
  jobs: [forgetVisitsJob, reconcileMatchCardsJob, orderMatchCardsJob],
};

function registerRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, listSuggestions, async ({ query, viewer, locale }) => ({
    data: await suggestionsFor(deps, viewer, query, locale),
  }));
  bind(app, deps, showNarrowestWish, async ({ viewer }) => {
    await countPage(deps, viewer);
    return { data: { narrowest_wish: await narrowestWishOf(deps, viewer) } };
  });
}

/** Finds the ids of the page first, then loads the profiles of those few and shows what this viewer may see. */
async function suggestionsFor(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  // A suspended member sees nobody, and no total either.
  if (viewer.profile_status === profileStatus.suspended) return nobodyFor(asked);
  const now = deps.now();
  const [profiles, visit] = await Promise.all([
    loadMatchProfiles(deps.db, [viewer.id]),
    loadSnapshot(deps.db, viewer.session_id, asked, now),
    requireDepth(deps, viewer, asked),
  ]);
  const me = profiles.get(viewer.id);
  if (!me) throw new AppError("profile_incomplete");
  const { ids, ...page } = await findSuggestions(deps.db, me, asked, now, visit);
  const shown = { page: page.current_page, per_page: page.per_page, shown: ids, first: visit.size === 0 };
  const [met] = await Promise.all([
    loadMemberCards(deps, viewer, ids, locale),
    rememberPage(deps.db, viewer.session_id, shown, now),
    countViews(deps, viewer, "card", ids),
  ]);
  const data = ids.flatMap((id) => presentSuggestion(me, met.get(id), now) ?? []);
  return { ...page, data };
}

function nobodyFor(asked: PageQuery) {
  const { offset: _, ...page } = pageWithin(0, asked);
  return { ...page, data: [] };
}

async function narrowestWishOf({ db, now }: AreaDeps, viewer: Viewer) {
  if (viewer.profile_status === profileStatus.suspended) return null;
  const me = (await loadMatchProfiles(db, [viewer.id])).get(viewer.id);
  return me ? findNarrowestWish(db, me, now()) : null;
}
