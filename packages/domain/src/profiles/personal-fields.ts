import * as z from "zod/mini";
import { isDateOnly } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import {
  choice,
  if_valid,
  numberBetween,
  optionalPhoneNumber,
  optionalText,
  yesOrNo,
} from "../form/fields.ts";
import { optionalNameIn, optionalPersonName, personName } from "../form/person-name.ts";
import { aboutText } from "./about-text.ts";
import { type Fields, oneOf, type Values } from "./field.ts";
import { heightSchema } from "./height.ts";
import { isNameOpen, nameScripts } from "./name-scripts.ts";
import { socialLink } from "./social-link.ts";

const { about_max, hobbies_max, name_max, weight_max, weight_min } = fieldErrorNumbers;
const birthDate = z
  .string("dob_missing")
  .check(z.minLength(1, "dob_missing"), z.refine(isDateOnly, { error: "date_invalid", ...if_valid }));
const hobbies = z.array(choice("hobbies")).check(z.maxLength(hobbies_max, "too_many_hobbies"));
/** Null where the step says nothing about it, or the consent is on record. */
const consent = {
  kind: "consent",
  schema: z.nullish(z.boolean("choose_yes_or_no")),
  audience: "own",
} as const;
/** Null is accepted only where the consent for the answer has been asked for before, see `missingAnswers`. */
const withdrawable = { kind: "yes_no", schema: z.nullable(yesOrNo()), withdrawable: true } as const;
const hasReference = ({ reference }: Values) => reference === true;

/** The fields of the personal step. */
export const personalFields = {
  firstname: {
    kind: "text",
    schema: personName("firstname_missing"),
    audience: "members",
    checked_for: "contact_details",
  },
  lastname: {
    kind: "text",
    schema: personName("lastname_missing"),
    audience: "members",
    checked_for: "contact_details",
  },
  name_in_punjabi: {
    kind: "text",
    schema: optionalNameIn(nameScripts.name_in_punjabi),
    audience: "members",
    checked_for: "contact_details",
    asked_if: (values) => isNameOpen("name_in_punjabi", values),
  },
  name_in_english: {
    kind: "text",
    schema: optionalNameIn(nameScripts.name_in_english),
    audience: "members",
    checked_for: "contact_details",
    asked_if: (values) => isNameOpen("name_in_english", values),
  },
  dob: { kind: "text", schema: birthDate, audience: "dob" },
  blood_group: {
    kind: "choice",
    options: "blood_group",
    schema: z._default(choice("blood_group"), "not_known"),
    audience: "health",
    start: "not_known",
  },
  height: { kind: "height", schema: heightSchema, audience: "members" },
  weight: {
    kind: "number",
    schema: numberBetween(weight_min, "weight_too_low", weight_max, "weight_too_high"),
    audience: "members",
  },
  marital_status: { ...oneOf("marital_status"), audience: "members" },
  mother_tongue: { ...oneOf("mother_tongue"), audience: "members", printed: "personal", start: "punjabi" },
  religion: { ...oneOf("religion"), audience: "members", start: "sikh" },
  caste: { ...oneOf("caste"), audience: "members" },
  diet: { ...oneOf("diet"), audience: "members", printed: "personal" },
  namdhari_sect: { ...withdrawable, audience: "members" },
  differently_abled: { ...withdrawable, audience: "members" },
  disability_explain: {
    kind: "text",
    schema: optionalText(about_max, "about_too_long"),
    audience: "health",
    checked_for: "contact_details",
    asked_if: ({ differently_abled }) => differently_abled === true,
  },
  instagram_link: {
    kind: "text",
    schema: socialLink("instagram", "instagram_only"),
    audience: "instagram_link",
    encrypted: true,
  },
  facebook_link: {
    kind: "text",
    schema: socialLink("facebook", "facebook_only"),
    audience: "facebook_link",
    encrypted: true,
  },
  reference: { kind: "yes_no", schema: yesOrNo(), audience: "members", start: false },
  reference_name: {
    kind: "text",
    schema: optionalPersonName(),
    audience: "reference_contact",
    encrypted: true,
    asked_if: hasReference,
  },
  reference_relation: {
    kind: "text",
    schema: optionalText(name_max, "name_too_long"),
    audience: "reference_contact",
    encrypted: true,
    asked_if: hasReference,
  },
  reference_contact: {
    kind: "text",
    schema: optionalPhoneNumber("reference_phone_invalid"),
    audience: "reference_contact",
    encrypted: true,
    asked_if: hasReference,
  },
  hobbies: {
    kind: "choices",
    options: "hobbies",
    schema: z._default(hobbies, []),
    audience: "members",
    printed: "personal",
  },
  express_yourself: {
    kind: "text",
    schema: aboutText(),
    audience: "members",
    checked_for: "contact_details",
  },
  /** Decisions §10: religion, caste, sect and health need an explicit consent each. */
  religion_consent: consent,
  caste_consent: consent,
  namdhari_sect_consent: consent,
  health_consent: consent,
} as const satisfies Fields;
