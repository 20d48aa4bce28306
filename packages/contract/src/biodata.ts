import { biodataSchema } from "@sanjog/domain/biodata/biodata";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

/** A POST, so that the choice of contents does not appear in any URL, log or cache. */
export const makeBiodata = endpoint({
  name: "makeBiodata",
  method: "POST",
  path: "/api/user/biodata",
  access: "complete_member",
  summary: "The member's own profile as a PDF of one page, with what they chose and nothing else.",
  body: biodataSchema,
  bytes: true,
  reply: nothing,
});
