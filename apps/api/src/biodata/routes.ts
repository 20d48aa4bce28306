import { makeBiodata } from "@sanjog/contract/biodata";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { limit } from "../platform/http/rate-limit.ts";
import type { BiodataDeps } from "./deps.ts";
import { makeSheet } from "./queries.ts";

/** Sheets per hour: enough for a family that tries a few choices, too few for a script to load the server. */
const sheets_most = 30;
const sheets_seconds = 3_600;

/** The biodata: a printed sheet that families hand to each other. */
export const biodataArea: Area = { name: "biodata", routes: registerRoutes };

function registerRoutes(app: FastifyInstance, deps: BiodataDeps): void {
  bind(app, deps, makeBiodata, async ({ viewer, body }) => {
    await limit(deps, `biodata ${viewer.id}`, sheets_most, sheets_seconds);
    const sheet = await makeSheet(deps, viewer, body);
    return { bytes: { type: "application/pdf", body: sheet, filename: "biodata.pdf", unkept: true } };
  });
}
