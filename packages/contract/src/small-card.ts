import * as z from "zod/mini";
import { memberNames } from "./member-names.ts";
import { pictureView } from "./user.ts";

/** A member on a small card: who it is, with age, city and picture. */
export const smallCard = z.object({
  user_id: z.string(),
  ...memberNames,
  age: z.number(),
  city: z.string(),
  profile_picture: pictureView,
});
export type SmallCard = z.infer<typeof smallCard>;
