import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { idParams, memberId, nothing, paged, pageQuery } from "./reply.ts";

/** `back_on` is the day on which the member returns to the suggestions. */
const setAsideEntry = { id: z.string(), back_on: z.string() };

/**
 * "Not now" on a card or profile. Offered where `relation.actions` has `set_aside`; repeating it starts the 30 days
 * again. `id` in the response is the member's, for `bringBack`.
 */
export const setAside = endpoint({
  name: "setAside",
  method: "POST",
  path: "/api/user/set-aside",
  access: "complete_member",
  summary: "Keeps a member out of the viewer's suggestions for 30 days without notifying them.",
  body: z.object({ set_aside_user_id: memberId }),
  reply: z.object(setAsideEntry),
});

export const listSetAside = endpoint({
  name: "listSetAside",
  method: "GET",
  path: "/api/user/set-aside",
  access: "complete_member",
  summary: "Lists the members whom the viewer has put aside, latest first.",
  query: pageQuery,
  paged: true,
  reply: paged(z.object({ ...setAsideEntry, member: memberCard })),
});

/**
 * Undo and "bring back". Offered where `relation.actions` has `bring_back`. `id` is the other member's id: a member is
 * put aside at most once.
 */
export const bringBack = endpoint({
  name: "bringBack",
  method: "DELETE",
  path: "/api/user/set-aside/:id",
  access: "complete_member",
  summary: "Returns a member who was put aside to the viewer's suggestions at once.",
  params: idParams,
  reply: nothing,
});
