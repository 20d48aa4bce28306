import * as endpoints from "@sanjog/contract/decisions";
import * as desk from "@sanjog/contract/desk-reviews";
import { dayInIndia } from "@sanjog/domain/calendar";
import { decisionRules } from "@sanjog/domain/decisions/decision";
import { formatDate } from "@sanjog/i18n/format";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyInstance } from "fastify";
import { memberOfAppealKey } from "../accounts/queries/appeal-key.ts";
import type { Area } from "../platform/area.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { appeal } from "./commands/appeal.ts";
import { approveDecision, refuseDecision } from "./commands/approve.ts";
import { approveProfile, undoApproval } from "./commands/approve-profile.ts";
import { decideCase } from "./commands/decide.ts";
import { decisionTexts } from "./decision-texts.ts";
import { endStepsJob } from "./jobs/end-steps.ts";
import { finishApprovalJob, finishApprovalsJob } from "./jobs/finish-approvals.ts";
import { forgetDecisionsJob } from "./jobs/forget-decisions.ts";
import { listOwnDecisions, listWaitingDecisions } from "./queries.ts";

export const decisionsArea: Area = {
  name: "decisions",
  routes: registerRoutes,
  jobs: [endStepsJob, finishApprovalJob, finishApprovalsJob, forgetDecisionsJob],
};

function registerRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  registerDeskRoutes(app, deps);
  registerMemberRoutes(app, deps);
}

function registerDeskRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.listDecisionTemplates, async ({ locale }) => ({
    data: decisionRules.map((rule) => ({
      rule,
      title: decisionTexts(locale).rules[rule],
      reason_en: decisionTexts("en").reasons[rule],
      reason_pb: decisionTexts("pb").reasons[rule],
    })),
  }));
  bind(app, deps, endpoints.decideCase, async ({ staff, params, body, locale }) => {
    const state = await decideCase(deps, staff, params.id, body);
    const texts = decisionTexts(locale);
    return { data: { state }, message: state === "waits" ? texts.waits : texts.decided };
  });
  bind(app, deps, desk.approveProfile, async ({ staff, params, body, locale }) => {
    const undo_until = await approveProfile(deps, staff, params.id, body.profile_version);
    return { data: { undo_until: undo_until.toISOString() }, message: decisionTexts(locale).profile_shown };
  });
  bind(app, deps, desk.undoApproval, async ({ staff, params, locale }) => {
    await undoApproval(deps, staff, params.id);
    return { message: decisionTexts(locale).taken_back };
  });
  bind(app, deps, endpoints.listWaitingDecisions, async ({ staff }) => ({
    data: await listWaitingDecisions(deps, staff),
  }));
  bind(app, deps, endpoints.approveDecision, async ({ staff, params, body, locale }) => {
    await approveDecision(deps, staff, params.id, body.why);
    return { message: decisionTexts(locale).approved };
  });
  bind(app, deps, endpoints.refuseDecision, async ({ staff, params, body, locale }) => {
    await refuseDecision(deps, staff, params.id, body.why);
    return { message: decisionTexts(locale).refused };
  });
}

function registerMemberRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.listOwnDecisions, async ({ viewer, locale }) => ({
    data: await listOwnDecisions(deps, viewer.id, locale),
  }));
  bind(app, deps, endpoints.appealDecision, async ({ viewer, params, body, locale }) =>
    presentReceipt(await appeal(deps, viewer.id, params.id, body.text), locale),
  );
  bind(app, deps, endpoints.openSuspension, async ({ body, locale }) => ({
    data: await listOwnDecisions(deps, memberOfAppealKey(deps, body.appeal_key), locale),
  }));
  bind(app, deps, endpoints.appealSuspension, async ({ body, locale }) => {
    const member_id = memberOfAppealKey(deps, body.appeal_key);
    return presentReceipt(await appeal(deps, member_id, body.id, body.text), locale);
  });
}

function presentReceipt({ answer_by }: { answer_by: Date }, locale: Locale) {
  const date = formatDate(locale, dayInIndia(answer_by));
  return {
    data: { answer_by: answer_by.toISOString() },
    message: formatMessage(locale, decisionTexts(locale).appealed, { date }),
  };
}
