import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberNames } from "./member-names.ts";
import { idParams, memberId, nothing, paged, pageQuery } from "./reply.ts";

/** What is shown of a blocked member: just enough to recognise whom to unblock. */
const blockedRow = z.object({
  id: z.string(),
  ...memberNames,
  blocked_at: z.string(),
});
export type BlockedRow = z.infer<typeof blockedRow>;

export const blockMember = endpoint({
  name: "blockMember",
  method: "POST",
  path: "/api/user/blocked",
  access: "complete_member",
  summary:
    "Hides two members from each other and ends everything between them; the other member is not notified.",
  body: z.object({ blocked_user_id: memberId }),
  reply: z.object({ id: z.string() }),
});

export const listBlocked = endpoint({
  name: "listBlocked",
  method: "GET",
  path: "/api/user/blocked",
  access: "complete_member",
  summary: "Lists the members whom the member has blocked.",
  query: pageQuery,
  paged: true,
  reply: paged(blockedRow),
});

/** `id` is the id of the other member. */
export const unblockMember = endpoint({
  name: "unblockMember",
  method: "DELETE",
  path: "/api/user/blocked/:id",
  access: "complete_member",
  summary: "Removes a block; what the block ended is not restored.",
  params: idParams,
  reply: nothing,
});
