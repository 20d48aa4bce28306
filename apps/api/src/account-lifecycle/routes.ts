import * as endpoints from "@sanjog/contract/account-lifecycle";
import { mayAct, type ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { FastifyInstance } from "fastify";
import { acceptDocuments } from "../accounts/commands/accept-documents.ts";
import { changePassword } from "../accounts/commands/change-password.ts";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { listWithdrawn } from "../profiles/queries.ts";
import { accountLifecycleTexts, dayText } from "./account-lifecycle-texts.ts";
import { deleteAccount } from "./commands/delete-account.ts";
import { exportData } from "./commands/export-data.ts";
import { removeNominee, saveNominee } from "./commands/nominee.ts";
import { pauseProfile, resumeProfile } from "./commands/pause.ts";
import { recordGivenConsent, withdrawConsent } from "./commands/withdraw-consent.ts";
import type { AccountLifecycleDeps } from "./deps.ts";
import { eraseMembersJob } from "./jobs/erase-members.ts";
import { findNominee, listConsents } from "./queries.ts";

/** Endpoints for the member's rights over their own account. Most work in every status. */
export const accountLifecycleArea: Area = {
  name: "account-lifecycle",
  routes: registerRoutes,
  jobs: [eraseMembersJob],
};

const standing = (profile_status: ProfileStatus) => ({
  profile_status,
  showActionButton: mayAct(profile_status),
});

function registerRoutes(app: FastifyInstance, deps: AccountLifecycleDeps): void {
  bind(app, deps, endpoints.changePassword, async ({ viewer, body, locale }) => {
    const token = await changePassword(deps, viewer, { ...body, locale });
    return { data: { token }, message: accountLifecycleTexts(locale).done.password_changed };
  });
  bind(app, deps, endpoints.pauseProfile, async ({ viewer, locale }) => ({
    data: standing(await pauseProfile(deps, viewer)),
    message: accountLifecycleTexts(locale).done.paused,
  }));
  bind(app, deps, endpoints.resumeProfile, async ({ viewer, locale }) => ({
    data: standing(await resumeProfile(deps, viewer)),
    message: accountLifecycleTexts(locale).done.resumed,
  }));
  bind(app, deps, endpoints.listConsents, async ({ viewer, locale }) => ({
    data: (await listConsents(deps.db, viewer.id)).map(({ given_at, withdrawn_at, ...consent }) => ({
      ...consent,
      title: accountLifecycleTexts(locale).consents[consent.document],
      given_at: given_at?.toISOString() ?? null,
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
  }));
  bind(app, deps, endpoints.acceptDocuments, async ({ viewer, body, locale }) => ({
    data: { documents_to_accept: await acceptDocuments(deps, viewer.id, body.versions, locale) },
    message: accountLifecycleTexts(locale).done.accepted,
  }));
  bind(app, deps, endpoints.withdrawConsent, async ({ viewer, body: { purpose }, locale }) => {
    await withdrawConsent(deps, viewer.id, { purpose, locale });
    const withdrawn = await listWithdrawn(deps.db, viewer.id);
    return { data: { withdrawn }, message: accountLifecycleTexts(locale).done.withdrawn };
  });
  bind(app, deps, endpoints.giveConsent, async ({ viewer, body: { purpose }, locale }) => {
    await recordGivenConsent(deps, viewer.id, { purpose, locale });
    const withdrawn = await listWithdrawn(deps.db, viewer.id);
    return { data: { withdrawn }, message: accountLifecycleTexts(locale).done.given };
  });
  bind(app, deps, endpoints.showNominee, async ({ viewer }) => ({
    data: { nominee: await findNominee(deps, deps.db, viewer.id) },
  }));
  bind(app, deps, endpoints.saveNominee, async ({ viewer, body, locale }) => ({
    data: { nominee: await saveNominee(deps, viewer.id, body) },
    message: accountLifecycleTexts(locale).done.nominee_saved,
  }));
  bind(app, deps, endpoints.removeNominee, async ({ viewer, body, locale }) => {
    await removeNominee(deps, viewer.id, body.password);
    return { message: accountLifecycleTexts(locale).done.nominee_removed };
  });
  bind(app, deps, endpoints.exportData, async ({ viewer, body }) => ({
    bytes: {
      type: "application/zip",
      body: await exportData(deps, viewer, body.password),
      filename: "my-data.zip",
    },
  }));
  bind(app, deps, endpoints.deleteAccount, async ({ viewer, body, locale }) => {
    const erased_from = await deleteAccount(deps, viewer, body.password);
    return {
      data: { erased_from: erased_from.toISOString() },
      message: formatMessage(locale, accountLifecycleTexts(locale).done.leaving, {
        date: dayText(locale, erased_from),
      }),
    };
  });
}
