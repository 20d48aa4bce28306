import * as z from "zod/mini";
import type { BiodataPart } from "../biodata/biodata.ts";
import { choice } from "../form/fields.ts";
import type { OptionField } from "../reference/option-lists.ts";
import type { Height } from "./height.ts";

type Asked<Kind, Value> = { kind: Kind; schema: z.ZodMiniType<Value> };

/** What the fields of a step hold, also while a form is filled. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Everything that the product knows of one field of a profile. The schema of its step, the columns, the answers of the
 * API, the form's first value and the field ledger follow from it; its texts stand in the catalogues.
 */
export type Field = (
  | Asked<"text", string>
  | Asked<"number", number>
  | Asked<"yes_no", boolean>
  | (Asked<"choice", string> & { options?: OptionField })
  | (Asked<"choices", string[]> & { options: OptionField })
  | Asked<"height", Height>
  /** The id of a place. Answers carry the place itself, under the name without `_id`. */
  | Asked<"place", number>
  /** Ids of countries or "any". */
  | Asked<"countries", (number | "any")[]>
  /** It is kept as a consent, in no column of its step. */
  | Asked<"consent", true>
) & {
  /** Who reads it: a privacy item, "members" or "own". The field ledger checks the word. */
  audience: string;
  /** What others read of it beside its title: the value as well, the title alone, or nothing since another field tells it. */
  shown?: "title" | "elsewhere";
  /** The database keeps it encrypted. */
  encrypted?: true;
  /** What its text is searched for when the step is saved. */
  checked_for?: "contact_details" | "reserved_name";
  /** It is asked only with such other values. */
  asked_if?: (values: Values) => boolean;
  /** The part of the printed sheet that ends with a line for it; the sheet writes the other fields in lines of several. */
  printed?: BiodataPart;
  /** What the form shows first, where that is not empty. */
  start?: string | readonly string[];
};

export type Fields = Readonly<Record<string, Field>>;

/** Returns what a field has that is filled with one option of this list. */
export function oneOf<Of extends OptionField>(options: Of) {
  return { kind: "choice", options, schema: choice(options) } as const;
}

/** Returns the schemas of the fields by their names, for the schema of a step. */
export function schemasOf<Of extends Fields>(fields: Of): { [Name in keyof Of]: Of[Name]["schema"] } {
  return pick(fields, (field) => field.schema) as { [Name in keyof Of]: Of[Name]["schema"] };
}

/** Returns who reads each of the fields. */
export function audiencesOf<Of extends Fields>(fields: Of): { [Name in keyof Of]: Of[Name]["audience"] } {
  return pick(fields, (field) => field.audience) as { [Name in keyof Of]: Of[Name]["audience"] };
}

/** The names of those fields that have this property with this value. */
export type NameWith<Of extends Fields, Property extends object> = {
  [Name in keyof Of & string]: Of[Name] extends Property ? Name : never;
}[keyof Of & string];

/** Returns the names of the fields of which `holds` is true. */
export function namesWhere(fields: Fields, holds: (field: Field) => boolean): string[] {
  return Object.keys(fields).filter((name) => holds(fields[name] as Field));
}

/** Returns the names of the fields whose text is searched for this when their step is saved. */
export function namesChecked<Of extends Fields, Check extends string>(fields: Of, check: Check) {
  const names = namesWhere(fields, ({ checked_for }) => checked_for === check);
  return names as NameWith<Of, { checked_for: Check }>[];
}

/** Returns the values with each text emptied that the other answers leave unasked. */
export function withoutUnasked<Of extends object>(fields: Fields, values: Of): Of {
  const unasked = namesWhere(fields, ({ asked_if }) => asked_if?.(values as Values) === false);
  return { ...values, ...Object.fromEntries(unasked.map((name) => [name, ""])) };
}

/** Returns a step's schema that empties each text that is not asked before it judges: such a text cannot be wrong. */
export function judgingAsked<Values, Sent>(fields: Fields, schema: z.ZodMiniType<Values, Sent>) {
  const withoutUnaskedTexts = z.transform((sent: Sent) =>
    typeof sent === "object" && sent !== null ? withoutUnasked(fields, sent) : sent,
  );
  return z.pipe(withoutUnaskedTexts as z.ZodMiniType<Sent, Sent>, schema);
}

function pick<Value>(fields: Fields, of: (field: Field) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));
}
