import { type Field, type Fields, type NameWith, namesWhere } from "@sanjog/domain/profiles/field";
import { type Height, heightFrom, inchesFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";

/** The column that stores a field. Heights are stored in inches and consents in a separate table. */
type ColumnOf<Name extends string, Of extends Field> = Of["kind"] extends "height"
  ? `${Name}_inches`
  : Of["kind"] extends "consent"
    ? never
    : Name;
export type FieldColumn<Of extends Fields> = {
  [Name in keyof Of & string]: ColumnOf<Name, Of[Name]>;
}[keyof Of & string];

/** Returns the columns that store a step's fields. */
export function columnsOf<Of extends Fields>(fields: Of): FieldColumn<Of>[] {
  const kept = namesWhere(fields, ({ kind }) => kind !== "consent");
  return kept.map((name) => (fields[name]?.kind === "height" ? `${name}_inches` : name)) as FieldColumn<Of>[];
}

type Encrypted = { encrypted: true };

/** Returns the encrypted columns of a step. */
export function encryptedColumns<Of extends Fields>(fields: Of): NameWith<Of, Encrypted>[] {
  return namesWhere(fields, ({ encrypted }) => encrypted === true) as NameWith<Of, Encrypted>[];
}

/** Returns the fields that are not encrypted. Lists of members use only these, so they decrypt nothing. */
export function plainFields<Of extends Fields>(fields: Of): Omit<Of, NameWith<Of, Encrypted>> {
  const plain = Object.entries(fields).filter(([, { encrypted }]) => !encrypted);
  return Object.fromEntries(plain) as Omit<Of, NameWith<Of, Encrypted>>;
}

type Row<Of extends Fields, Values> = Omit<
  Values,
  NameWith<Of, { kind: "height" | "countries" | "consent" }>
> &
  Record<`${NameWith<Of, { kind: "height" }>}_inches`, number> &
  Record<NameWith<Of, { kind: "countries" }>, number[]>;

/** Returns the column values of a step: heights in inches, and an empty list for "any" country. */
export function rowFrom<Of extends Fields, Values extends object>(
  fields: Of,
  values: Values,
): Row<Of, Values> {
  const row = { ...values } as Record<string, unknown>;
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = row[name];
    if (kind === "height" || kind === "consent") delete row[name];
    if (kind === "height") row[`${name}_inches`] = inchesFrom(value as Height);
    if (kind === "countries") row[name] = (value as unknown[]).filter((id) => id !== any_option);
  }
  return row as Row<Of, Values>;
}

/** Returns the values of a step from its columns. */
export function valuesFrom<Values extends object>(fields: Fields, row: object): Values {
  const stored = row as Record<string, unknown>;
  const values = Object.entries(fields).map(([name, { kind }]) => {
    if (kind === "height") return [name, heightFrom(Number(stored[`${name}_inches`]))];
    const ids = stored[name];
    return [name, kind === "countries" && Array.isArray(ids) && ids.length === 0 ? [any_option] : ids];
  });
  return Object.fromEntries(values) as Values;
}
