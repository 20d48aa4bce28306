import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { idParams, memberId, nothing, paged, pageQuery } from "./reply.ts";

export const addToShortlist = endpoint({
  name: "addToShortlist",
  method: "POST",
  path: "/api/user/favorites",
  access: "complete_member",
  summary: "Puts a member on the shortlist without notifying them.",
  body: z.object({ favorite_user_id: memberId }),
  reply: z.object({ id: z.string() }),
});

export const listShortlist = endpoint({
  name: "listShortlist",
  method: "GET",
  path: "/api/user/favorites",
  access: "complete_member",
  summary: "Lists the member's shortlist.",
  query: pageQuery,
  paged: true,
  reply: paged(z.object({ id: z.string(), member: memberCard })),
});

/** `id` is the other member's id: a member is on a shortlist at most once. */
export const removeFromShortlist = endpoint({
  name: "removeFromShortlist",
  method: "DELETE",
  path: "/api/user/favorites/:id",
  access: "complete_member",
  summary: "Removes a member from the shortlist.",
  params: idParams,
  reply: nothing,
});
