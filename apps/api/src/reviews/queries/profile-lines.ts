import type { CaseReview } from "@sanjog/contract/desk-reviews";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import type { Field, Fields } from "@sanjog/domain/profiles/field";
import type { Height } from "@sanjog/domain/profiles/height";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";
import type { PresentedProfile } from "../../profiles/views.ts";

type Line = CaseReview["lines"][number];
type Named = { name: string };

/** Returns what is said in a presented profile, field by field, in the words of the reader's language. */
export function profileLines(profile: PresentedProfile, locale: Locale): Line[] {
  const parts: readonly [Exclude<ReviewPart, "photos">, Fields, object][] = [
    ["personal", personalFields, profile.profile_details],
    ["family", familyFields, profile.family_details],
    ["career", careerFields, profile.career_details],
    ["preferences", preferenceFields, profile.preferences],
  ];
  return parts.flatMap(([part, fields, step]) =>
    Object.entries(fields).flatMap(([field, about]) => {
      const value = wordsOf(field, about, step as Record<string, unknown>, locale);
      return value === null || value === "" ? [] : [{ part, field, value }];
    }),
  );
}

function wordsOf(
  name: string,
  { kind }: Field,
  step: Record<string, unknown>,
  locale: Locale,
): string | boolean | null {
  const value = step[`${name}_title`] ?? step[name] ?? step[name.replace(/_id$/, "")] ?? null;
  if (value === null || kind === "consent" || kind === "wishes") return null;
  if (kind === "height") return formatHeight(locale, value as Height);
  if (kind === "place") return (value as Named).name;
  if (kind === "countries") return (value as Named[]).map((country) => country.name).join(", ");
  if (typeof value === "boolean") return value;
  if (name === "dob") return formatDate(locale, String(value));
  return Array.isArray(value) ? value.join(", ") : String(value);
}
