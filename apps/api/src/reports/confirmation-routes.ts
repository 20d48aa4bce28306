import type { FastifyInstance, FastifyReply } from "fastify";
import { type CodeRoute, openPlainPages, showPlainPage } from "../platform/http/plain-page-routes.ts";
import { type ConfirmationState, confirmReport, findConfirmation } from "./commands/confirm-report.ts";
import { confirm_path } from "./confirm-link.ts";
import type { ReportDeps } from "./deps.ts";
import { confirmationPage } from "./views/confirmation-page.ts";

/** Registers the page on which a person without an account confirms that a report is theirs. */
export function openConfirmation(app: FastifyInstance, deps: ReportDeps): void {
  const show = (reply: FastifyReply, state: ConfirmationState) =>
    showPlainPage(reply.code(state === "invalid" ? 404 : 200), confirmationPage(deps.config, state));
  void openPlainPages(app, (scope) => {
    scope.get<CodeRoute>(`${confirm_path}/:code`, async (request, reply) =>
      show(reply, await findConfirmation(deps, request.params.code)),
    );
    scope.post<CodeRoute>(`${confirm_path}/:code`, async (request, reply) =>
      show(reply, await confirmReport(deps, request.params.code)),
    );
  });
}
