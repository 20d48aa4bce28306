import type { FastifyInstance, FastifyReply } from "fastify";
import { type CodeRoute, openPlainPages, showPlainPage } from "../../platform/http/plain-page-routes.ts";
import { not_me_path, pageLink, resetLink } from "../account-mail.ts";
import { findDisputeByLink, undoAddressChange } from "../address-disputes.ts";
import type { AccountDeps } from "../deps.ts";
import { mail_stop_path, readMailStop } from "../mail-stop-codes.ts";
import { allowMails, stopMails, stoppedUntil } from "../message-limits.ts";
import { mailStopPage } from "../views/mail-stop-page.ts";
import { notMePage } from "../views/not-me-page.ts";

/** Registers the pages about messages that strangers can trigger, and about changed addresses. */
export async function openMailPages(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  await openPlainPages(app, (scope) => {
    openMailStop(scope, deps);
    openNotMe(scope, deps);
  });
}

/** "You did not ask for this?": stops the mails that strangers can trigger for a month, and can undo that. */
function openMailStop(scope: FastifyInstance, deps: AccountDeps): void {
  const { config } = deps;
  scope.get<CodeRoute>(`${mail_stop_path}/:code`, async (request, reply) => {
    const hash = readMailStop(config, request.params.code);
    if (!hash) return showPlainPage(reply.code(404), mailStopPage(config, "invalid"));
    const until = await stoppedUntil(deps, deps.db, hash);
    return showPlainPage(
      reply,
      until ? mailStopPage(config, "stopped", until) : mailStopPage(config, "question"),
    );
  });

  scope.post<CodeRoute>(`${mail_stop_path}/:code`, async (request, reply) => {
    const hash = readMailStop(config, request.params.code);
    if (!hash) return showPlainPage(reply.code(404), mailStopPage(config, "invalid"));
    const undo = new URLSearchParams(String(request.body ?? "")).get("undo") === "1";
    if (!undo) return showPlainPage(reply, mailStopPage(config, "stopped", await stopMails(deps, hash)));
    await allowMails(deps, hash);
    return showPlainPage(reply, mailStopPage(config, "undone"));
  });
}

/** "It was not me": undoes a change of an address and leads to a new password. */
function openNotMe(scope: FastifyInstance, deps: AccountDeps): void {
  const invalid = (reply: FastifyReply) => {
    const link = pageLink(deps.config, "forgot-password");
    return showPlainPage(reply.code(404), notMePage(deps.config, { said: "invalid", link }));
  };
  scope.get<CodeRoute>(`${not_me_path}/:code`, async (request, reply) => {
    const dispute = await findDisputeByLink(deps, request.params.code);
    return dispute ? showPlainPage(reply, notMePage(deps.config, { said: "question" })) : invalid(reply);
  });

  scope.post<CodeRoute>(`${not_me_path}/:code`, async (request, reply) => {
    const dispute = await findDisputeByLink(deps, request.params.code);
    const undone = dispute && (await deps.tx((tx) => undoAddressChange(deps, tx, dispute)));
    if (!undone) return invalid(reply);
    const link = resetLink(deps.config, undone.reset_token);
    return showPlainPage(reply, notMePage(deps.config, { said: "undone", link }));
  });
}
