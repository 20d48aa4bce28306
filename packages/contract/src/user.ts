import { renewedDocuments } from "@sanjog/domain/accounts/consents";
import { hindrances, reaches } from "@sanjog/domain/suggestions/own-visibility";
import * as z from "zod/mini";
import { careerDetails, familyDetails, ownPreferences, personalDetails } from "./profile-details.ts";

/** A reference below the base path, the name of a placeholder, or null where there is no picture. */
export const pictureView = z.nullable(z.string());

/** How others see the member now, whether the member may send requests, and what prevents either. */
const ownVisibility = z.object({
  reach: z.enum(reaches),
  may_send: z.boolean(),
  reasons: z.array(z.enum(hindrances)),
});

/** The member as they see themselves. Each step is null until it is saved. */
export const user = z.object({
  user_id: z.string(),
  /** The number under which members who may see the profile find it. */
  profile_number: z.string(),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  phone_number: z.nullable(z.string()),
  phone_verified: z.boolean(),
  profile_for: z.string(),
  gender: z.enum(["male", "female"]),
  /** Whether the member may still correct the two: once, and only while there is no request or connection. */
  may_correct_profile_for: z.boolean(),
  public_profile: z.boolean(),
  profile_status: z.number(),
  showActionButton: z.boolean(),
  visibility: ownVisibility,
  profile_details: z.nullable(personalDetails),
  family_details: z.nullable(familyDetails),
  career_details: z.nullable(careerDetails),
  preferences: z.nullable(ownPreferences),
  profile_picture: pictureView,
  post_pictures: z.array(z.object({ id: z.string(), picture_url: z.string() })),
  /** A friendly note where the law of the country of residence does not allow a marriage yet (decisions §3). */
  marriage_age_notice: z.nullable(z.string()),
  /** Those of the terms and the privacy policy whose present wording the member has not accepted yet. */
  /**
   * When the sign-up opened this session; null in any other session, and once adding an address requires the password.
   */
  signed_up_here_at: z.nullable(z.string()),
  documents_to_accept: z.array(z.enum(renewedDocuments)),
});
export type User = z.infer<typeof user>;
