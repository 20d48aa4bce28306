import * as z from "zod/mini";
import { ageOn, type DateOnly, dayIn, india_time_zone, isDateOnly, yearsBefore } from "../calendar.ts";
import { type FaultCode, faultNumbers } from "../fault.ts";
import { across, choice, numberBetween, optionalPhoneNumber, optionalText, yesOrNo } from "../form/fields.ts";
import { optionalNameIn, optionalPersonName, personName } from "../form/person-name.ts";
import { aboutText } from "./about-text.ts";
import { heightSchema } from "./height.ts";
import { nameScripts, withoutUnaskedNames } from "./name-scripts.ts";
import { socialLink } from "./social-link.ts";

/** The birth dates that the form offers: everyone who is 18 to 80 on that day (§5). */
export function birthDateRange(now: Date): { earliest: DateOnly; latest: DateOnly } {
  const today = dayIn(now, india_time_zone);
  return {
    earliest: yearsBefore(today, faultNumbers.age_max + 1),
    latest: yearsBefore(today, faultNumbers.age_min),
  };
}

/** Judges a birth date on a day by India's calendar (§5): null, or what is wrong with it. */
export function birthDateFault(dob: DateOnly, now: Date): FaultCode | null {
  const age = ageOn(dob, dayIn(now, india_time_zone));
  if (age < faultNumbers.age_min) return "too_young";
  return age > faultNumbers.age_max ? "too_old" : null;
}

type Asked = {
  differently_abled?: unknown;
  disability_explain?: unknown;
  reference?: unknown;
  reference_name?: unknown;
  reference_relation?: unknown;
};
const hasText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** The personal step, but for the age, which depends on the day: `birthDateFault` judges it. */
export const personalSchema = z
  .object({
    firstname: personName(),
    lastname: personName(),
    name_in_punjabi: optionalNameIn(nameScripts.name_in_punjabi),
    name_in_english: optionalNameIn(nameScripts.name_in_english),
    dob: z
      .string("required")
      .check(
        z.minLength(1, { error: "required", abort: true }),
        z.refine(isDateOnly, { error: "date_invalid" }),
      ),
    blood_group: z._default(choice("blood_group"), "not_known"),
    height: heightSchema,
    weight: numberBetween(
      faultNumbers.weight_min,
      "weight_too_low",
      faultNumbers.weight_max,
      "weight_too_high",
    ),
    marital_status: choice("marital_status"),
    mother_tongue: choice("mother_tongue"),
    religion: choice("religion"),
    caste: choice("caste"),
    diet: choice("diet"),
    namdhari_sect: yesOrNo(),
    differently_abled: yesOrNo(),
    disability_explain: optionalText(faultNumbers.about_max, "about_too_long"),
    instagram_link: socialLink("instagram", "instagram_only"),
    facebook_link: socialLink("facebook", "facebook_only"),
    reference: yesOrNo(),
    reference_name: optionalPersonName(),
    reference_relation: optionalText(faultNumbers.name_max, "name_too_long"),
    reference_contact: optionalPhoneNumber("reference_phone_invalid"),
    hobbies: z._default(
      z.array(choice("hobbies")).check(z.maxLength(faultNumbers.hobbies_max, "too_many_hobbies")),
      [],
    ),
    express_yourself: aboutText(),
    /** Decisions §10: religion, caste, sect and health need their own explicit yes. */
    sensitive_data_consent: z.literal(true, "sensitive_consent_missing"),
  })
  .check(
    across<Asked>("disability_explain", "disability_explain_missing", (asked) => {
      return asked.differently_abled !== true || hasText(asked.disability_explain);
    }),
    across<Asked>("reference_name", "reference_name_missing", (asked) => {
      return asked.reference !== true || hasText(asked.reference_name);
    }),
    across<Asked>("reference_relation", "reference_relation_missing", (asked) => {
      return asked.reference !== true || hasText(asked.reference_relation);
    }),
  );

export type Personal = z.infer<typeof personalSchema>;

/** The personal step as a form judges it, with the age. */
export function personalSchemaOn(now: Date) {
  const ageFits = (fault: FaultCode) =>
    across<{ dob?: unknown }>("dob", fault, ({ dob }) => {
      return typeof dob !== "string" || !isDateOnly(dob) || birthDateFault(dob, now) !== fault;
    });
  return personalSchema.check(ageFits("too_young"), ageFits("too_old"));
}

/** Returns the step without what does not apply: an explanation without a disability, a reference that is not given. */
export function withoutUnasked(personal: Personal): Personal {
  return withoutSwitchedOff(withoutUnaskedNames(personal));
}

function withoutSwitchedOff<Values extends object>(values: Values): Values {
  const { differently_abled, reference }: Asked = values;
  return {
    ...values,
    ...(differently_abled !== true && { disability_explain: "" }),
    ...(reference !== true && { reference_name: "", reference_relation: "", reference_contact: "" }),
  };
}

/** The personal step as the API takes it: what is switched off is emptied before it is judged. */
export const sentPersonalSchema = z.pipe(
  z.transform((sent: z.input<typeof personalSchema>) =>
    typeof sent === "object" && sent !== null ? withoutSwitchedOff(sent) : sent,
  ),
  personalSchema,
);
