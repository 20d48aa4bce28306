import * as z from "zod/mini";
import { memberNames } from "./member-names.ts";
import { shownCareer, shownFamily, shownPersonal, shownPreferences } from "./profile-details.ts";
import { pictureView } from "./user.ts";

/** The relation between the viewer and this member, and the actions that the viewer may take. */
export const relationView = z.object({
  connected: z.boolean(),
  /** The day on which the two connected; present for connections. */
  connected_on: z.optional(z.string()),
  shortlisted: z.boolean(),
  request: z.nullable(z.object({ id: z.string(), status: z.string(), sent_by_viewer: z.boolean() })),
  /** The open or accepted proposal between the two, otherwise the latest. `sent_at` is a day. */
  proposal: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        status: z.string(),
        sent_by_viewer: z.boolean(),
        sent_at: z.string(),
        /** The day of the yes; present only for an accepted proposal. */
        accepted_on: z.optional(z.string()),
        /** Until when the sender may withdraw it; present only for a viewer who sent it. */
        revocable_until: z.optional(z.string()),
      }),
    ),
  ),
  actions: z.array(z.string()),
});
export type RelationView = z.infer<typeof relationView>;

/**
 * Decisions §5: why two members fit. Codes are the domain's criteria; `theirs` is null where their wishes are hidden.
 */
export const match = z.object({
  score: z.number(),
  mine: z.array(z.string()),
  theirs: z.nullable(z.array(z.string())),
  theirs_met: z.number(),
  theirs_of: z.number(),
  same_gotra: z.boolean(),
});
export type Match = z.infer<typeof match>;

/** A member on a card or in a list. */
export const memberCard = z.object({
  user_id: z.string(),
  email: z.nullable(z.string()),
  profile_details: z.object({
    ...memberNames,
    age: z.number(),
    dob: z.nullable(z.string()),
    height: z.object({ feet: z.number(), inches: z.number() }),
    namdhari_sect: z.nullable(z.boolean()),
    hobbies_title: z.array(z.string()),
    express_yourself: z.string(),
  }),
  career_details: z.object({
    occupation: z.string(),
    occupation_title: z.string(),
    annual_income: z.nullable(z.string()),
    annual_income_title: z.nullable(z.string()),
    highest_degree_title: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  profile_picture: pictureView,
  relation: relationView,
  showActionButton: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;

/** The profile of another member. `post_pictures` is a list, or the word for the placeholder. */
export const memberProfile = z.object({
  user_id: z.string(),
  profile_number: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  profile_picture: pictureView,
  post_pictures: z.union([
    z.array(z.object({ id: z.string(), picture_url: z.string() })),
    z.enum(["private", "friends"]),
  ]),
  profile_details: shownPersonal,
  family_details: shownFamily,
  career_details: shownCareer,
  preferences: shownPreferences,
  /** The time zones of the place where a connection lives; empty for others, and where both live by the same clock. */
  time_zones: z.array(z.string()),
  relation: relationView,
  match: z.nullable(match),
  showActionButton: z.boolean(),
});
export type MemberProfile = z.infer<typeof memberProfile>;
