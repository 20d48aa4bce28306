import * as z from "zod/mini";
import type { BiodataPart } from "../biodata/biodata.ts";
import { choice } from "../form/fields.ts";
import type { OptionField } from "../reference/option-lists.ts";
import type { Height } from "./height.ts";

type FieldKind<Kind, Value> = { kind: Kind; schema: z.ZodMiniType<Value> };

/** The values of a step's fields, also while a form is being filled in. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The description of one field of a profile. The step's schema, the columns, the API's responses, the form's first
 * value and the field ledger are derived from it; its texts are in the catalogues.
 */
export type Field = (
  | FieldKind<"text", string>
  | FieldKind<"number", number>
  | FieldKind<"yes_no", boolean | null>
  | (FieldKind<"choice", string> & { options?: OptionField })
  | (FieldKind<"choices", string[]> & { options: OptionField })
  | FieldKind<"height", Height>
  /** The id of a place. Responses contain the place itself, under the name without `_id`. */
  | FieldKind<"place", number>
  /** Ids of countries or "any". */
  | FieldKind<"countries", (number | "any")[]>
  /** Names of wishes; null until the member has chosen any, and missing in requests of apps that do not know the field. */
  | FieldKind<"wishes", string[] | null | undefined>
  /** A yes or no that is stored as a consent instead of a column of its step; null where nothing is to be asked. */
  | FieldKind<"consent", boolean | null | undefined>
) & {
  /** Who sees it: a privacy item, "members" or "own". The field ledger checks the value. */
  audience: string;
  /** What others receive: the value beside its title, the title alone, or nothing because another field contains it. */
  shown?: "title" | "elsewhere";
  /** Whether it is null after the member withdrew the consent for it. */
  withdrawable?: true;
  /** Whether the database stores it encrypted. */
  encrypted?: true;
  /** What its text is searched for when the step is saved. */
  checked_for?: "contact_details" | "reserved_name";
  /** The values of other fields with which the form shows it. */
  asked_if?: (values: Values) => boolean;
  /** The part of the printed sheet that ends with its own line; the other fields share lines. */
  printed?: BiodataPart;
  /** The form's first value, where it is not empty. */
  start?: string | boolean | readonly string[];
};

export type Fields = Readonly<Record<string, Field>>;

/** Returns whether a field lets somebody reach the person or the family: addresses, numbers, links, the family's place. */
export function reachesAPerson({ audience, encrypted }: Field): boolean {
  return encrypted === true || audience === "contact_address";
}

/** Returns whether a field is kept from some members, and does not reach a person. */
export function isPrivateDetail(field: Field): boolean {
  return !["members", "own"].includes(field.audience) && !reachesAPerson(field) && field.kind !== "consent";
}

/** Returns the properties of a field whose value is one option of this list. */
export function oneOf<Of extends OptionField>(options: Of) {
  return { kind: "choice", options, schema: choice(options) } as const;
}

/** Returns the schemas of the fields by name, for the schema of a step. */
export function schemasOf<Of extends Fields>(fields: Of): { [Name in keyof Of]: Of[Name]["schema"] } {
  return pick(fields, (field) => field.schema) as { [Name in keyof Of]: Of[Name]["schema"] };
}

/** Returns who sees each of the fields. */
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

/** Returns the values with each text emptied that does not apply with the other values. */
export function withoutUnasked<Of extends object>(fields: Fields, values: Of): Of {
  const unasked = namesWhere(fields, ({ asked_if }) => asked_if?.(values as Values) === false);
  return { ...values, ...Object.fromEntries(unasked.map((name) => [name, ""])) };
}

/**
 * Returns a step's schema that empties each text that does not apply before validation, so that such a text cannot be
 * invalid.
 */
export function judgingAsked<Values, Sent>(fields: Fields, schema: z.ZodMiniType<Values, Sent>) {
  const withoutUnaskedTexts = z.transform((sent: Sent) =>
    typeof sent === "object" && sent !== null ? withoutUnasked(fields, sent) : sent,
  );
  return z.pipe(withoutUnaskedTexts as z.ZodMiniType<Sent, Sent>, schema);
}

function pick<Value>(fields: Fields, of: (field: Field) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));
}
