import { day_ms } from "@sanjog/domain/calendar";
import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../deps.ts";

const path = "/.well-known/security.txt";
const good_for_days = 30;

/** Publishes the contact for security problems (RFC 9116), if a grievance officer is configured. */
export function notifySecurityContact(app: FastifyInstance, { config, now }: AreaDeps): void {
  const { grievanceOfficer: officer, publicUrl } = config;
  if (!officer) return;
  app.get(path, async (_request, reply) => {
    const expires = new Date(Math.floor(now().getTime() / day_ms + good_for_days) * day_ms);
    const lines = [
      `Contact: mailto:${officer.email}`,
      `Expires: ${expires.toISOString().replace(".000", "")}`,
      "Preferred-Languages: en, pa",
      `Canonical: ${publicUrl}${path}`,
    ];
    reply.type("text/plain; charset=utf-8").header("Cache-Control", "public, max-age=86400");
    return `${lines.join("\n")}\n`;
  });
}
