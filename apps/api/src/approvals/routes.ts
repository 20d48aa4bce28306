import * as endpoints from "@sanjog/contract/approvals";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { approvalTexts } from "./approval-texts.ts";
import * as approve from "./commands/approve.ts";
import * as ask from "./commands/ask.ts";
import { askInPerson } from "./commands/ask-in-person.ts";
import * as open from "./commands/open.ts";
import { forgetApprovalsJob } from "./jobs/forget-approvals.ts";
import { listApprovals } from "./queries/list-approvals.ts";

/** Steps at the desk that need two people. */
export const approvalsArea: Area = {
  name: "approvals",
  routes: registerRoutes,
  jobs: [forgetApprovalsJob],
};

function registerRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.proposeRole, async ({ staff, params, body, locale }) => {
    await ask.proposeRole(deps, staff, { staff_id: params.id, ...body });
    return { message: approvalTexts(locale).asked };
  });
  bind(app, deps, endpoints.askInCase, async ({ staff, params, body, locale }) => {
    await ask.askInCase(deps, staff, params.id, body);
    return { message: approvalTexts(locale).asked };
  });
  bind(app, deps, endpoints.askInPerson, async ({ staff, params, body, locale }) => {
    await askInPerson(deps, staff, params.id, body);
    return { message: approvalTexts(locale).seen };
  });
  bind(app, deps, endpoints.listApprovals, async ({ staff }) => ({ data: await listApprovals(deps, staff) }));
  bind(app, deps, endpoints.approveStep, async ({ staff, params, body, locale }) => {
    await approve.approveStep(deps, staff, params.id, body.why);
    return { message: approvalTexts(locale).approved };
  });
  bind(app, deps, endpoints.endStep, async ({ staff, params, body, locale }) => {
    await approve.endStep(deps, staff, params.id, body.why);
    return { message: approvalTexts(locale).ended };
  });
  bind(app, deps, endpoints.openContactDetails, async ({ staff, params, locale }) => ({
    data: await open.openContactDetails(deps, staff, params.id, locale),
  }));
  bind(app, deps, endpoints.openExport, async ({ staff, params }) => ({
    bytes: {
      type: "application/zip",
      body: await open.openExport(deps, staff, params.id),
      filename: "member-data.zip",
      unkept: true,
    },
  }));
}
