import * as z from "zod/mini";
import { type Fault, faultNumbers } from "../fault.ts";
import { cleanText } from "../text.ts";
import { findContactDetails } from "./contact-details.ts";

/** What is certainly a way to reach somebody, as a fault that quotes it. What is doubtful is stored and looked at. */
function contactFault(text: string): Fault | null {
  const found = findContactDetails(text);
  return found?.certain ? `contact_${found.kind}: ${found.part.slice(0, faultNumbers.quoted_max)}` : null;
}

/** For every text that members read freely, names included. */
export const withoutContactDetails = z.refine<string>((text) => contactFault(text) === null, {
  error: ({ input }) => contactFault(String(input)) ?? "",
});

const joined = (value: unknown, fields: readonly string[]) =>
  fields.map((field) => String((value as Record<string, unknown>)[field] ?? "")).filter(Boolean);

/** For texts that are read one after the other: half a number in each tells a whole one. The last bears the fault. */
export function togetherWithoutContactDetails(...fields: [string, string, ...string[]]) {
  const fault = (value: unknown) => {
    const texts = joined(value, fields);
    return texts.some(contactFault) ? null : contactFault(texts.join("\n"));
  };
  return z.refine<object>((value) => fault(value) === null, {
    path: fields.slice(-1),
    error: ({ input }) => fault(input) ?? "",
  });
}

/** What a member says in own words. Decisions §11: 255 characters for every such text. */
export function aboutText() {
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z
        .string("required")
        .check(
          z.overwrite(cleanText),
          z.maxLength(faultNumbers.about_max, "about_too_long"),
          withoutContactDetails,
        ),
    ),
    "",
  );
}

export function requiredAboutText() {
  return z
    .string("required")
    .check(
      z.overwrite(cleanText),
      z.minLength(1, "required"),
      z.maxLength(faultNumbers.about_max, "about_too_long"),
      withoutContactDetails,
    );
}
