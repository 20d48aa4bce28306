import type { PageQuery } from "@sanjog/contract/reply";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { page_size } from "@sanjog/domain/paging";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { Deps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { bind } from "../platform/http/bind.ts";
import { Refused } from "../platform/http/refused.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { refreshMatchCard } from "./commands.ts";
import { findNarrowestWish, findSuggestions } from "./queries.ts";
import { presentSuggestion } from "./views.ts";

export const suggestionsArea: Area = {
  name: "suggestions",
  routes: openDoors,
  afterProfileChange: refreshMatchCard,
};

function openDoors(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, listSuggestions, async ({ query, viewer, locale }) => ({
    data: await suggestionsFor(deps, viewer, query, locale),
  }));
}

/** Ids first, then what is known of those few, then what this viewer may see of it. */
async function suggestionsFor(deps: Deps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const now = deps.now();
  const me = (await loadMatchProfiles(deps.db, [viewer.id])).get(viewer.id);
  if (!me) throw new Refused("profile_incomplete");
  const { ids, offset: _, ...page } = await findSuggestions(deps.db, me, asked, now);
  const [compared, met, narrowest_wish] = await Promise.all([
    loadMatchProfiles(deps.db, ids),
    loadMemberCards(deps, viewer, ids, locale),
    page.total < page_size ? findNarrowestWish(deps.db, me, now) : null,
  ]);
  const data = ids.flatMap((id) => presentSuggestion(me, compared.get(id), met.get(id), now) ?? []);
  return { ...page, data, narrowest_wish };
}
