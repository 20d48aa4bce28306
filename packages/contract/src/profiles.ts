import { careerSchema } from "@sanjog/domain/profiles/career";
import { sentFamilySchema } from "@sanjog/domain/profiles/family";
import { sentPersonalSchema } from "@sanjog/domain/profiles/personal";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { careerDetails, familyDetails, personalDetails } from "./profile-details.ts";

export const loadPersonal = endpoint({
  name: "loadPersonal",
  method: "GET",
  path: "/api/user/profile",
  access: "member",
  summary: "Returns the member's own personal step.",
  reply: z.nullable(personalDetails),
});

export const savePersonal = endpoint({
  name: "savePersonal",
  method: "POST",
  path: "/api/user/profile",
  access: "member",
  summary: "Saves the personal step.",
  body: sentPersonalSchema,
  reply: personalDetails,
});

export const loadFamily = endpoint({
  name: "loadFamily",
  method: "GET",
  path: "/api/user/profile/family",
  access: "member",
  summary: "Returns the member's own family step.",
  reply: z.nullable(familyDetails),
});

export const saveFamily = endpoint({
  name: "saveFamily",
  method: "POST",
  path: "/api/user/profile/family",
  access: "member",
  summary: "Saves the family step.",
  body: sentFamilySchema,
  reply: familyDetails,
});

export const loadCareer = endpoint({
  name: "loadCareer",
  method: "GET",
  path: "/api/user/profile/career",
  access: "member",
  summary: "Returns the member's own career step.",
  reply: z.nullable(careerDetails),
});

export const saveCareer = endpoint({
  name: "saveCareer",
  method: "POST",
  path: "/api/user/profile/career",
  access: "member",
  summary: "Saves the career step.",
  body: careerSchema,
  reply: careerDetails,
});

export const changeProfileVisibility = endpoint({
  name: "changeProfileVisibility",
  method: "PUT",
  path: "/api/user/profile-status",
  access: "member",
  summary: "Makes the whole profile public, or visible to connections only.",
  body: z.object({ public_profile: z.boolean("choose_yes_or_no") }),
  reply: z.object({ public_profile: z.boolean() }),
});
