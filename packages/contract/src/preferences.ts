import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ownPreferences } from "./profile-details.ts";
import { nested } from "./reply.ts";

export const loadPreferences = endpoint({
  name: "loadPreferences",
  method: "GET",
  path: "/api/user/preferences",
  access: "member",
  summary: "Returns the member's preferences.",
  reply: nested(z.nullable(ownPreferences)),
});

export const savePreferences = endpoint({
  name: "savePreferences",
  method: "POST",
  path: "/api/user/preferences",
  access: "member",
  summary: "Saves the preference step; suggestions change at once.",
  body: preferencesSchema,
  reply: nested(ownPreferences),
});
