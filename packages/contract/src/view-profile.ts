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
