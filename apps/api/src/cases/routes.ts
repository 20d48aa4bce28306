import * as endpoints from "@sanjog/contract/cases";
import type { FastifyInstance } from "fastify";
import { loadPictureFile } from "../photos/queries.ts";
import type { Area } from "../platform/area.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { caseTexts } from "./case-texts.ts";
import { enterCase } from "./commands/enter-case.ts";
import * as lease from "./commands/lease.ts";
import { keepReviewCase } from "./commands/open-case.ts";
import * as work from "./commands/work-on-case.ts";
import { alertOverdueJob } from "./jobs/alert-overdue.ts";
import { forgetCasesJob } from "./jobs/forget-cases.ts";
import { sendDeskPushJob } from "./jobs/send-desk-push.ts";
import { wakeOnCallJob } from "./jobs/wake-on-call.ts";
import { listCases } from "./queries/queue.ts";

export const casesArea: Area = {
  name: "cases",
  routes: registerRoutes,
  afterProfileChange: keepReviewCase,
  jobs: [alertOverdueJob, wakeOnCallJob, sendDeskPushJob, forgetCasesJob],
};

function registerRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.listCases, async ({ staff, query }) => ({
    data: await listCases(deps, staff, query),
  }));
  bind(app, deps, endpoints.enterCase, async ({ staff, body, locale }) => ({
    data: { id: await enterCase(deps, staff, body) },
    message: caseTexts(locale).entered,
  }));
  bind(app, deps, endpoints.takeCase, async ({ staff, params }) => {
    await lease.takeCase(deps, staff, params.id);
    return {};
  });
  bind(app, deps, endpoints.releaseCase, async ({ staff, params, locale }) => {
    await lease.releaseCase(deps, staff, params.id);
    return { message: caseTexts(locale).released };
  });
  bind(app, deps, endpoints.passCase, async ({ staff, params, locale }) => {
    await lease.passCase(deps, staff, params.id);
    return { message: caseTexts(locale).passed };
  });
  bind(app, deps, endpoints.readCase, async ({ staff, params, locale }) => ({
    data: await work.readCase(deps, staff, params.id, locale),
  }));
  bind(app, deps, endpoints.openPrivateDetails, async ({ staff, params, body, locale }) => ({
    data: await work.openPrivateDetails(deps, staff, params.id, { why: body.why, locale }),
  }));
  bind(app, deps, endpoints.loadCasePicture, async ({ staff, params, query }) => {
    const picture = await work.openCasePicture(deps, staff, params.id, params.picture_id);
    return { bytes: { ...(await loadPictureFile(deps, picture, query.size)), unkept: true } };
  });
  bind(app, deps, endpoints.addCaseNote, async ({ staff, params, body, locale }) => {
    await work.addNote(deps, staff, params.id, body.text);
    return { message: caseTexts(locale).noted };
  });
}
