import { fieldErrorNumbers } from "../field-error.ts";
import { line, numberBetween, optionalText, yesOrNo } from "../form/fields.ts";
import { personName } from "../form/person-name.ts";
import { aboutText } from "./about-text.ts";
import { type Fields, oneOf } from "./field.ts";

const siblings = () => numberBetween(0, "count_negative", fieldErrorNumbers.siblings_max, "count_too_high");
const writtenGotra = () => optionalText(fieldErrorNumbers.name_max, "name_too_long");

/** The fields of the family step. */
export const familyFields = {
  father_name: {
    kind: "text",
    schema: personName("father_name_missing"),
    audience: "parents_names",
    checked_for: "reserved_name",
  },
  father_occupation: { ...oneOf("father_occupation"), audience: "members" },
  mother_name: {
    kind: "text",
    schema: personName("mother_name_missing"),
    audience: "parents_names",
    checked_for: "reserved_name",
  },
  mother_occupation: { ...oneOf("mother_occupation"), audience: "members" },
  brother_count: { kind: "number", schema: siblings(), audience: "members", start: "0" },
  brother_married_count: { kind: "number", schema: siblings(), audience: "members", start: "0" },
  sister_count: { kind: "number", schema: siblings(), audience: "members", start: "0" },
  sister_married_count: { kind: "number", schema: siblings(), audience: "members", start: "0" },
  paternal_gotra: { ...oneOf("paternal_gotra"), audience: "members", shown: "title" },
  paternal_gotra_other: {
    kind: "text",
    schema: writtenGotra(),
    audience: "members",
    shown: "elsewhere",
    checked_for: "contact_details",
    asked_if: ({ paternal_gotra }) => paternal_gotra === "other",
  },
  maternal_gotra: { ...oneOf("maternal_gotra"), audience: "members", shown: "title" },
  maternal_gotra_other: {
    kind: "text",
    schema: writtenGotra(),
    audience: "members",
    shown: "elsewhere",
    checked_for: "contact_details",
    asked_if: ({ maternal_gotra }) => maternal_gotra === "other",
  },
  family_type: { ...oneOf("family_type"), audience: "members" },
  live_with_family: { kind: "yes_no", schema: yesOrNo(), audience: "members" },
  family_living_in: {
    kind: "text",
    schema: optionalText(fieldErrorNumbers.name_max, "too_long"),
    audience: "contact_address",
    checked_for: "contact_details",
    asked_if: ({ live_with_family }) => live_with_family === false,
  },
  contact_address: {
    kind: "text",
    schema: line(fieldErrorNumbers.address_max, "address_too_long"),
    audience: "contact_address",
    encrypted: true,
  },
  about_family: {
    kind: "text",
    schema: aboutText(),
    audience: "members",
    checked_for: "contact_details",
  },
} as const satisfies Fields;
