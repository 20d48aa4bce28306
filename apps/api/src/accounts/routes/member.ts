import * as endpoints from "@sanjog/contract/accounts";
import { correctionError } from "@sanjog/domain/accounts/correction";
import { sessionIdleSince } from "@sanjog/domain/accounts/verification";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { loadOwnProfile } from "../../profiles/queries.ts";
import { suspensionText } from "../account-texts.ts";
import { endSession } from "../commands/end-session.ts";
import { saveLanguage } from "../commands/save-language.ts";
import { findSignUpHere, listOpenSessions, loadAccount, loadCorrectable } from "../queries.ts";
import { isSuspended } from "../suspension.ts";
import { presentSuspended, presentUser } from "../views.ts";

export function memberRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, endpoints.loadUser, async ({ viewer, locale }) => {
    const account = await loadAccount(deps, deps.db, viewer.id);
    if (isSuspended(account))
      return { data: presentSuspended(account), message: suspensionText(deps.config, locale, account) };
    const signed_up_at = await findSignUpHere(deps, account, viewer.session_id);
    const signed_up_here_at = signed_up_at?.toISOString() ?? null;
    const [profile, correctable] = await Promise.all([
      loadOwnProfile(deps, viewer.id, locale, deps.now()),
      loadCorrectable(deps.db, viewer.id),
    ]);
    const may_correct_profile_for = correctionError(correctable) === null;
    return { data: presentUser(account, { ...profile, signed_up_here_at, may_correct_profile_for }) };
  });

  bind(app, deps, endpoints.credentials, async ({ viewer }) => {
    const { profile_for, gender } = await loadAccount(deps, deps.db, viewer.id);
    return { data: { data: { profile_for, gender } } };
  });

  bind(app, deps, endpoints.saveLanguage, async ({ body, viewer }) => {
    await saveLanguage(deps.db, viewer.id, body.locale);
    return {};
  });

  bind(app, deps, endpoints.listSessions, async ({ viewer }) => {
    const now = deps.now();
    const sessions = await listOpenSessions(deps.db, viewer.id, now, sessionIdleSince(now));
    return {
      data: sessions.map(({ created_at, last_used_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: session.id === viewer.session_id,
      })),
    };
  });

  bind(app, deps, endpoints.endSession, async ({ params, viewer, locale }) => {
    await endSession(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.accounts.session_ended) };
  });
}
