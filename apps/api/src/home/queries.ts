import type { ListCounts, Today } from "@sanjog/contract/home";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { page_size } from "@sanjog/domain/paging";
import type { Locale } from "@sanjog/i18n/locale";
import { countBlocked } from "../blocks/queries.ts";
import { connectionsOf, requestsOf } from "../connections/queries.ts";
import { connectionRows, requestRows } from "../connections/views.ts";
import { hasRulesReminder } from "../notifications/queries.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { proposalsOf } from "../proposals/queries.ts";
import { loadAskedMembers } from "../relations/queries/asked-members.ts";
import { countLists, newestListed } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { setAsideOf } from "../set-aside/queries.ts";
import { shortlistOf } from "../shortlist/queries.ts";
import { loadFirstSuggestions } from "./first-suggestions.ts";

const connections_shown = 4;

/** Returns what the home shows first, each member exactly as the lists show them. */
export async function loadToday(deps: AreaDeps, viewer: Viewer, locale: Locale): Promise<Today> {
  const now = await deps.dbNow(deps.db);
  const newest = (list: Parameters<typeof newestListed>[2], most: number) =>
    newestListed(deps.db, viewer, list, most);
  const [counts, open, pending, connected, accepted, suggestions, rules_reminder] = await Promise.all([
    countEveryList(deps, viewer, now),
    newest(proposalsOf(viewer, "received", now), page_size),
    newest(requestsOf(viewer, "received"), page_size),
    newest(connectionsOf(viewer), connections_shown),
    newest(proposalsOf(viewer, "accepted", now), 1),
    looksForSuggestions(viewer) ? loadFirstSuggestions(deps, viewer, locale) : null,
    hasRulesReminder(deps, viewer.id),
  ]);
  const idsOf = (...lists: (typeof open)[]) => [...new Set(lists.flat().map((row) => row.member_id))];
  const [asked, met] = await Promise.all([
    loadAskedMembers(deps, viewer, idsOf(open, pending), locale),
    loadMemberCards(deps, viewer, idsOf(connected, accepted), locale),
  ]);
  return {
    proposals: requestRows(open, "open", asked),
    requests: requestRows(pending, "pending", asked),
    connections: connectionRows(deps, connected, met),
    matched: connectionRows(deps, accepted, met)[0] ?? null,
    suggestions,
    counts,
    rules_reminder,
  };
}

/** A matched member looks for nobody any more, and a suspended one sees nobody. */
const looksForSuggestions = ({ profile_status }: Viewer) =>
  profile_status !== profileStatus.matched && profile_status !== profileStatus.suspended;

async function countEveryList(deps: AreaDeps, viewer: Viewer, now: Date): Promise<ListCounts> {
  const [counted, blocked] = await Promise.all([
    countLists(deps.db, viewer, {
      shortlisted: shortlistOf(viewer),
      set_aside: setAsideOf(viewer, deps.now()),
      connections: connectionsOf(viewer),
      received: requestsOf(viewer, "received"),
      sent: requestsOf(viewer, "sent"),
      rejected: requestsOf(viewer, "rejected"),
      declined: requestsOf(viewer, "declined"),
      accepted_proposals: proposalsOf(viewer, "accepted", now),
      received_proposals: proposalsOf(viewer, "received", now),
      sent_proposals: proposalsOf(viewer, "sent", now),
    }),
    countBlocked(deps.db, viewer),
  ]);
  return { ...counted, blocked };
}
