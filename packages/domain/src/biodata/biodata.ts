import * as z from "zod/mini";
import { yesOrNo } from "../form/fields.ts";

/** In which language the sheet speaks; with both, every line stands in English and in Punjabi. */
export const biodataLanguages = ["en", "pb", "both"] as const;
export type BiodataLanguage = (typeof biodataLanguages)[number];

/** What of a profile may be printed, in the order of the sheet. */
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

/** What most families hand over: neither income nor health, nor what they wish for. */
export const usual_parts: readonly BiodataPart[] = ["personal", "faith", "work", "family", "about"];

/** What is to be printed. Contact details and the picture are on the sheet only where asked for by name. */
export const biodataSchema = z.object({
  language: z.enum(biodataLanguages, "choose_one"),
  parts: z
    .array(z.enum(biodataParts, "unknown_option"), "choose_at_least_one")
    .check(z.minLength(1, "choose_at_least_one"), z.maxLength(biodataParts.length, "too_long")),
  contact: yesOrNo(),
  picture: yesOrNo(),
});
export type BiodataChoice = z.infer<typeof biodataSchema>;
