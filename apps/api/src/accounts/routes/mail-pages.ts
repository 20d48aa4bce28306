import type { FastifyInstance, FastifyReply } from "fastify";
import { plain_page_policy } from "../../platform/http/plain-page.ts";
import { not_me_path, pageLink, resetLink } from "../account-mail.ts";
import { findDisputeByLink, undoAddressChange } from "../address-disputes.ts";
import type { AccountDeps } from "../deps.ts";
import { mail_stop_path, readMailStop } from "../mail-stop-codes.ts";
import { allowMails, stopMails, stoppedUntil } from "../message-limits.ts";
import { mailStopPage } from "../views/mail-stop-page.ts";
import { notMePage } from "../views/not-me-page.ts";

const most_form_bytes = 1_024;

type CodeRoute = { Params: { code: string } };

/**
 * Registers the pages behind links in mails, for readers who are not signed in. GET changes nothing, since mail
 * scanners open every link; the page's button sends a POST.
 */
export async function openMailPages(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: "string", bodyLimit: most_form_bytes } as const;
    scope.addContentTypeParser("*", form, async (_: unknown, body: string) => body);
    openMailStop(scope, deps);
    openNotMe(scope, deps);
  });
}

const show = (reply: FastifyReply, page: string) =>
  reply
    .headers({ "Cache-Control": "no-store", "Content-Security-Policy": plain_page_policy })
    .type("text/html; charset=utf-8")
    .send(page);

/** "You did not ask for this?": stops the mails that strangers can trigger for a month, and can undo that. */
function openMailStop(scope: FastifyInstance, deps: AccountDeps): void {
  const { config } = deps;
  scope.get<CodeRoute>(`${mail_stop_path}/:code`, async (request, reply) => {
    const hash = readMailStop(config, request.params.code);
    if (!hash) return show(reply.code(404), mailStopPage(config, "invalid"));
    const until = await stoppedUntil(deps, deps.db, hash);
    return show(reply, until ? mailStopPage(config, "stopped", until) : mailStopPage(config, "question"));
  });

  scope.post<CodeRoute>(`${mail_stop_path}/:code`, async (request, reply) => {
    const hash = readMailStop(config, request.params.code);
    if (!hash) return show(reply.code(404), mailStopPage(config, "invalid"));
    const undo = new URLSearchParams(String(request.body ?? "")).get("undo") === "1";
    if (!undo) return show(reply, mailStopPage(config, "stopped", await stopMails(deps, hash)));
    await allowMails(deps, hash);
    return show(reply, mailStopPage(config, "undone"));
  });
}

/** "It was not me": undoes a change of an address and leads to a new password. */
function openNotMe(scope: FastifyInstance, deps: AccountDeps): void {
  const invalid = (reply: FastifyReply) => {
    const link = pageLink(deps.config, "forgot-password");
    return show(reply.code(404), notMePage(deps.config, { said: "invalid", link }));
  };
  scope.get<CodeRoute>(`${not_me_path}/:code`, async (request, reply) => {
    const dispute = await findDisputeByLink(deps, request.params.code);
    return dispute ? show(reply, notMePage(deps.config, { said: "question" })) : invalid(reply);
  });

  scope.post<CodeRoute>(`${not_me_path}/:code`, async (request, reply) => {
    const dispute = await findDisputeByLink(deps, request.params.code);
    const undone = dispute && (await deps.tx((tx) => undoAddressChange(deps, tx, dispute)));
    if (!undone) return invalid(reply);
    const link = resetLink(deps.config, undone.reset_token);
    return show(reply, notMePage(deps.config, { said: "undone", link }));
  });
}
