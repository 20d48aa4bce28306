import { findProfile, listRecent } from "@sanjog/contract/find-profile";
import { loadPicture } from "@sanjog/contract/photos";
import { previewProfile, viewProfile } from "@sanjog/contract/view-profile";
import { day_ms } from "@sanjog/domain/calendar";
import type { PhotoSize } from "@sanjog/domain/photos/photo-rules";
import { type PreviewViewer, previewRelations, type Relation } from "@sanjog/domain/relations/relation";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyInstance } from "fastify";
import { findPicture, loadPictureFile } from "../photos/queries.ts";
import { maySeePicture } from "../photos/views.ts";
import { AppError } from "../platform/app-error.ts";
import type { Area } from "../platform/area.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { bind } from "../platform/http/bind.ts";
import { limit } from "../platform/http/rate-limit.ts";
import { loadSettings } from "../privacy/queries.ts";
import { loadHomePlace } from "../profiles/queries/home-place.ts";
import { openSteps } from "../profiles/queries/profile-rows.ts";
import { loadProfiles } from "../profiles/queries.ts";
import { presentProfile } from "../profiles/views.ts";
import { countView, countViews } from "./commands/view-limits.ts";
import type { RelationDeps } from "./deps.ts";
import { forgetViewsJob } from "./jobs/forget-views.ts";
import { comparedFrom, loadMatchProfiles } from "./queries/match-profiles.ts";
import { loadMemberCards } from "./queries/member-cards.ts";
import { findVisible, loadByProfileNumber, loadVisible } from "./queries/visibility.ts";
import { presentMatch, presentRelation, presentSmallCard } from "./views.ts";

/** A family looks up a few profile numbers a day; the limit makes trying them one after another impractical. */
const numbers_most = 30;
const numbers_seconds = day_ms / 1_000;

/** Endpoints that show one member to another, which depends on the relation between the two. */
export const relationsArea: Area = { name: "relations", routes: registerRoutes, jobs: [forgetViewsJob] };

function registerRoutes(app: FastifyInstance, deps: RelationDeps): void {
  bind(app, deps, viewProfile, async ({ params, viewer, locale }) => ({
    data: { data: await viewedProfile(deps, viewer, params.id, locale) },
  }));
  bind(app, deps, previewProfile, async ({ params, viewer, locale }) => ({
    data: { data: await previewedProfile(deps, viewer.id, params.viewer, locale) },
  }));
  bind(app, deps, findProfile, async ({ query, viewer }) => {
    await limit(deps, `profile number ${viewer.id}`, numbers_most, numbers_seconds);
    return { data: { user_id: await loadByProfileNumber(deps.db, viewer, query.profile_number) } };
  });
  bind(app, deps, listRecent, async ({ query, viewer, locale }) => ({
    data: await presentRecent(deps, viewer, query.ids.split(","), locale),
  }));
  bind(app, deps, loadPicture, ({ params, query, viewer }) =>
    servePicture(deps, viewer, params.id, query.size),
  );
}

async function viewedProfile(deps: RelationDeps, viewer: Viewer, id: string, locale: Locale) {
  const now = deps.now();
  const { relation } = await loadVisible(deps.db, viewer, id);
  const [profiles, compared, reader_home] = await Promise.all([
    loadProfiles(deps.db, [id]),
    loadMatchProfiles(deps.db, [viewer.id]),
    relation.connected ? loadHomePlace(deps.db, viewer.id) : undefined,
    isCounted(relation) && countView(deps, viewer, "profile", id),
  ]);
  const profile = profiles.get(id);
  if (!profile) throw new AppError("not_found");
  const mine = compared.get(viewer.id);
  return {
    ...presentProfile(openSteps(deps, profile), {
      relation,
      locale,
      now,
      reader_country_id: mine?.facts.country_id ?? null,
      reader_home,
    }),
    ...presentRelation(relation, viewer, profile.account, now),
    match: mine && !relation.self ? presentMatch(mine, comparedFrom(profile), relation, now) : null,
  };
}

/** Presents the member's own profile through the same function as `viewedProfile`, so that the preview cannot differ. */
async function previewedProfile(deps: RelationDeps, own_id: string, as: PreviewViewer, locale: Locale) {
  const profile = (await loadProfiles(deps.db, [own_id])).get(own_id);
  if (!profile) throw new AppError("not_found");
  const relation = previewRelations[as];
  const { connected, shortlisted } = relation;
  return {
    ...presentProfile(openSteps(deps, profile), {
      relation,
      locale,
      now: deps.now(),
      reader_country_id: profile.career.country_id,
    }),
    relation: { connected, shortlisted, request: null, proposal: null, actions: [] },
    showActionButton: false,
    match: null,
  };
}

async function presentRecent(deps: RelationDeps, viewer: Viewer, ids: readonly string[], locale: Locale) {
  const asked = [...new Set(ids)].filter((id) => id !== viewer.id);
  const met = await loadMemberCards(deps, viewer, asked, locale);
  const strangers = [...met].filter(([, { relation }]) => isCounted(relation)).map(([id]) => id);
  await countViews(deps, viewer, "card", strangers);
  return asked.flatMap((id) => {
    const card = met.get(id)?.card;
    return card ? [presentSmallCard(card)] : [];
  });
}

/** Checks permission at every request by the current relation and settings. Answers `not_found` without permission. */
async function servePicture(deps: RelationDeps, viewer: Viewer, picture_id: string, size: PhotoSize) {
  const picture = await findPicture(deps.db, picture_id);
  // Runs the same queries if there is no picture, so that the response time does not reveal a hidden owner.
  const owner_id = picture?.member_id ?? "nobody";
  const met = await findVisible(deps.db, viewer, owner_id);
  const settings = (await loadSettings(deps.db, [owner_id])).get(owner_id);
  if (!picture || !met || !settings || !maySeePicture(picture, settings, met.relation))
    throw new AppError("not_found");
  const [bytes] = await Promise.all([
    loadPictureFile(deps, picture, size),
    isCounted(met.relation) && countView(deps, viewer, "picture", picture_id),
  ]);
  return { bytes };
}

/** Returns whether a view counts towards the daily limit. Views of oneself and of connections do not. */
const isCounted = (relation: Relation) => !relation.self && !relation.connected;
