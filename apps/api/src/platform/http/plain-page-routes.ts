import type { FastifyInstance, FastifyReply } from "fastify";
import { plain_page_policy } from "./plain-page.ts";

const most_form_bytes = 1_024;

/** A page behind a link in a mail, with the code of the link. */
export type CodeRoute = { Params: { code: string } };

/**
 * Registers the pages behind links in mails, for readers who are not signed in. GET changes nothing, since mail
 * scanners open every link; the page's button sends a POST.
 */
export async function openPlainPages(
  app: FastifyInstance,
  open: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: "string", bodyLimit: most_form_bytes } as const;
    scope.addContentTypeParser("*", form, async (_: unknown, body: string) => body);
    open(scope);
  });
}

export const showPlainPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({ "Cache-Control": "no-store", "Content-Security-Policy": plain_page_policy })
    .type("text/html; charset=utf-8")
    .send(page);
