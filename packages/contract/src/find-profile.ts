import { profileNumberSchema } from "@sanjog/domain/profiles/profile-number";
import { recent_most } from "@sanjog/domain/profiles/recent";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { smallCard } from "./small-card.ts";

/** The response is the same for an unknown number and for a member whom the viewer may not see. */
export const findProfile = endpoint({
  name: "findProfile",
  method: "GET",
  path: "/api/user/profile/find",
  access: "complete_member",
  summary: "Finds the member with this profile number.",
  query: z.object({ profile_number: profileNumberSchema }),
  reply: z.object({ user_id: z.string() }),
});

const ids = new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${recent_most - 1}}$`);

/** The device stores ids only and loads the members each time, so that it never shows one who has become invisible. */
export const listRecent = endpoint({
  name: "listRecent",
  method: "GET",
  path: "/api/user/profile/recent",
  access: "complete_member",
  summary: "Returns those of the given members whom the viewer may still see, in the order of the request.",
  query: z.object({ ids: z.string().check(z.regex(ids, "unknown_option")) }),
  reply: z.array(smallCard),
});
