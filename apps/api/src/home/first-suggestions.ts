import type { Today } from "@sanjog/contract/home";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../platform/app-error.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { loadMatchProfiles } from "../relations/queries/match-profiles.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { presentSmallCard } from "../relations/views.ts";
import { countCards } from "../suggestions/commands/card-order.ts";
import { noteListLength } from "../suggestions/commands/tell-quietly.ts";
import { exactSearch, findOnReplica } from "../suggestions/queries/search.ts";

const first_three = { page: 1, per_page: 3 };

/**
 * Returns the first suggestions as small cards, counted towards the daily limit of cards; null once it is reached. They
 * are no visit of the suggestions, whose pages stay as they are.
 */
export async function loadFirstSuggestions(
  deps: AreaDeps,
  viewer: Viewer,
  locale: Locale,
): Promise<Today["suggestions"]> {
  const me = (await loadMatchProfiles(deps.db, [viewer.id])).get(viewer.id);
  if (!me) return null;
  const { ids, total } = await findOnReplica(deps, exactSearch, me, first_three, deps.now());
  await noteListLength(deps.db, viewer.id, total, deps.now());
  if (!(await mayShow(deps, viewer, ids))) return null;
  const met = await loadMemberCards(deps, viewer, ids, locale);
  const data = ids.flatMap((id) => {
    const card = met.get(id)?.card;
    return card ? [presentSmallCard(card)] : [];
  });
  return { total, data };
}

/** The page must open on a day of many suggestions too, so the limit leaves out the strip only. */
async function mayShow(deps: AreaDeps, viewer: Viewer, ids: readonly string[]): Promise<boolean> {
  try {
    await countCards(deps, viewer, ids);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.refusal === "cards_enough_today") return false;
    throw error;
  }
}
