import { biodataSchema } from "@sanjog/domain/biodata/biodata";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

/** A POST, so that the choice of contents does not appear in any URL, log or cache. */
export const makeBiodata = endpoint({
  name: "makeBiodata",
  method: "POST",
  path: "/api/user/biodata",
  access: "complete_member",
  summary: "Returns the member's own profile as a one-page PDF that contains only the chosen parts.",
  body: biodataSchema,
  bytes: true,
  reply: nothing,
});
