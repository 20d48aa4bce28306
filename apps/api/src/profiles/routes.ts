import * as endpoints from "@sanjog/contract/profiles";
import type { Locale } from "@sanjog/i18n/locale";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { changeVisibility } from "./commands/change-visibility.ts";
import { saveCareerStep } from "./commands/save-career.ts";
import { saveFamilyStep } from "./commands/save-family.ts";
import { savePersonalStep } from "./commands/save-personal.ts";
import type { ProfileDeps } from "./deps.ts";
import { loadOwnProfile } from "./queries.ts";
import type { OwnProfile } from "./views.ts";

/** Endpoints for the steps of the member's own profile. Area `relations` serves other members' profiles. */
export const profilesArea: Area = { name: "profiles", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  const own = (member_id: string, locale: Locale): Promise<OwnProfile> =>
    loadOwnProfile(deps, member_id, locale, deps.now());

  bind(app, deps, endpoints.loadPersonal, async ({ viewer, locale }) => ({
    data: (await own(viewer.id, locale)).profile_details,
  }));
  bind(app, deps, endpoints.savePersonal, async ({ viewer, body, locale }) => {
    await savePersonalStep(deps, viewer, body, locale);
    return {
      data: saved((await own(viewer.id, locale)).profile_details),
      message: say(locale, (texts) => texts.profiles.personal_saved),
    };
  });
  bind(app, deps, endpoints.loadFamily, async ({ viewer, locale }) => ({
    data: (await own(viewer.id, locale)).family_details,
  }));
  bind(app, deps, endpoints.saveFamily, async ({ viewer, body, locale }) => {
    await saveFamilyStep(deps, viewer, body);
    return {
      data: saved((await own(viewer.id, locale)).family_details),
      message: say(locale, (texts) => texts.profiles.family_saved),
    };
  });
  bind(app, deps, endpoints.loadCareer, async ({ viewer, locale }) => ({
    data: (await own(viewer.id, locale)).career_details,
  }));
  bind(app, deps, endpoints.saveCareer, async ({ viewer, body, locale }) => {
    await saveCareerStep(deps, viewer, body);
    return {
      data: saved((await own(viewer.id, locale)).career_details),
      message: say(locale, (texts) => texts.profiles.career_saved),
    };
  });
  bind(app, deps, endpoints.changeProfileVisibility, async ({ viewer, body, locale }) => {
    await changeVisibility(deps, viewer, body.public_profile);
    const message = say(locale, (texts) =>
      body.public_profile ? texts.profiles.now_public : texts.profiles.now_private,
    );
    return { data: { public_profile: body.public_profile }, message };
  });
}

/** Returns the step, which exists because it was just saved. */
function saved<Step>(step: Step | null): Step {
  if (step === null) throw new Error("a step that was saved is gone");
  return step;
}
