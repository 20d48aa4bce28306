import * as z from "zod/mini";
import { yesOrNo } from "../form/fields.ts";

/** The language of the sheet; with both, every line is printed in English and in Punjabi. */
export const biodataLanguages = ["en", "pb", "both"] as const;
export type BiodataLanguage = (typeof biodataLanguages)[number];

/** The parts of a profile that can be printed, in the order of the sheet. */
export const biodataParts = [
  "personal",
  "faith",
  "work",
  "income",
  "family",
  "health",
  "about",
  "wishes",
] as const;
export type BiodataPart = (typeof biodataParts)[number];

/** The parts that most families share: neither income nor health nor wishes. */
export const usual_parts: readonly BiodataPart[] = ["personal", "faith", "work", "family", "about"];

/** The choice of what to print. Contact details and the picture are printed only when chosen explicitly. */
export const biodataSchema = z.object({
  language: z.enum(biodataLanguages, "choose_one"),
  parts: z
    .array(z.enum(biodataParts, "unknown_option"), "choose_at_least_one")
    .check(z.minLength(1, "choose_at_least_one"), z.maxLength(biodataParts.length, "too_long")),
  contact: yesOrNo(),
  picture: yesOrNo(),
});
export type BiodataChoice = z.infer<typeof biodataSchema>;
