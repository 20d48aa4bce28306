import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { PlatformDeps } from "../deps.ts";
import { usesDevDrivers } from "../whatsapp/whatsapp-link.ts";
import { listBoxes, listMessages } from "./messages.ts";
import { devPage } from "./page.ts";
import { script, styleWith } from "./page-files.ts";
import { postAsPhone } from "./phone.ts";

const address = z.string().check(z.trim(), z.maxLength(254));
const pageQuery = z.object({
  to: z.optional(address),
  from: z.optional(address),
  text: z.optional(z.string().check(z.maxLength(4_096))),
});
const listQuery = z.object({ to: z.optional(address) });
const phoneBody = z.object({ from: address, text: z.string().check(z.minLength(1), z.maxLength(4_096)) });

/** Serves the built-in phones and mailboxes. They do not exist with real drivers or in production. */
export function openDevPages(app: FastifyInstance, deps: PlatformDeps, webFolder: string): void {
  if (!usesDevDrivers(deps.config)) return;
  app.get("/dev/app.js", async (_, reply) => reply.type("text/javascript").send(script));
  app.get("/dev/app.css", async (_, reply) => reply.type("text/css").send(styleWith(webFolder)));

  app.get("/dev", async (request, reply) => {
    const query = read(pageQuery, request.query) ?? {};
    const boxes = await listBoxes(deps);
    const open = normalize(deps, query.to ?? query.from ?? "");
    const messages = await listMessages(deps, open || undefined);
    const page = devPage({
      config: deps.config,
      boxes,
      open,
      messages,
      from: normalize(deps, query.from ?? ""),
      text: query.text ?? "",
    });
    return reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(page.text);
  });

  // Replaces the page of a WhatsApp link: wa.me/<number>?text=…
  app.get("/dev/wa/:number", async (request, reply) => {
    const { text = "", from = "" } = read(pageQuery, request.query) ?? {};
    return reply.redirect(`/dev?${new URLSearchParams({ from, text })}#phone`);
  });

  app.get("/dev/messages", async (request, reply) => {
    const query = read(listQuery, request.query) ?? {};
    const messages = await listMessages(deps, query.to ? normalize(deps, query.to) : undefined);
    return reply.header("Cache-Control", "no-store").send(
      messages.map(({ channel, recipient, subject, text, at }) => ({
        channel,
        to: recipient,
        subject,
        text,
        at,
      })),
    );
  });

  app.post("/dev/whatsapp", async (request, reply) => {
    const body = read(phoneBody, request.body);
    const from = body && deps.phones.parse(body.from);
    if (!body || !from)
      return reply.code(422).send({ message: "Send { from, text }; from is a phone number." });
    const status = await postAsPhone(app, deps, from, body.text);
    return reply.code(status === 200 ? 200 : 502).send({ message: `The webhook answered ${status}.` });
  });
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const answer = z.safeParse(schema, value);
  return answer.success ? answer.data : undefined;
}

/** A number may contain spaces, and a plus sign may have become a space in the URL. */
function normalize(deps: PlatformDeps, to: string): string {
  if (to.includes("@") || to === "") return to.trim();
  const digits = to.replace(/\D/g, "");
  return deps.phones.parse(`+${digits}`) ?? deps.phones.parse(digits) ?? to.trim();
}
