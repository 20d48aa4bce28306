import { previewRelations } from "@sanjog/domain/relations/relation";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberProfile } from "./member-view.ts";
import { idParams, nested } from "./reply.ts";

/** Separate from the endpoints of the five steps, so that a page that only shows profiles does not load their rules. */
export const viewProfile = endpoint({
  name: "viewProfile",
  method: "GET",
  path: "/api/user/profile/view/:id",
  access: "member",
  summary:
    "Returns another member's profile as far as this viewer may see it; 404 for members whom the viewer may not see.",
  params: idParams,
  reply: nested(memberProfile),
});

const previewViewers = Object.keys(previewRelations) as (keyof typeof previewRelations)[];

export const previewProfile = endpoint({
  name: "previewProfile",
  method: "GET",
  path: "/api/user/profile/as/:viewer",
  access: "complete_member",
  summary:
    "Returns the member's own profile as a stranger or a connection receives it, without anything about a relation.",
  params: z.object({ viewer: z.enum(previewViewers) }),
  reply: nested(memberProfile),
});
