import { type Field, type Fields, type NameWith, namesWhere } from "@sanjog/domain/profiles/field";
import { type Height, heightFrom, inchesFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";

/** The column in which a field is kept: heights are kept in inches, consents in a table of their own. */
type ColumnOf<Name extends string, Of extends Field> = Of["kind"] extends "height"
  ? `${Name}_inches`
  : Of["kind"] extends "consent"
    ? never
    : Name;
export type FieldColumn<Of extends Fields> = {
  [Name in keyof Of & string]: ColumnOf<Name, Of[Name]>;
}[keyof Of & string];

/** Returns the columns in which a step keeps its fields. */
export function columnsOf<Of extends Fields>(fields: Of): FieldColumn<Of>[] {
  const kept = namesWhere(fields, ({ kind }) => kind !== "consent");
  return kept.map((name) => (fields[name]?.kind === "height" ? `${name}_inches` : name)) as FieldColumn<Of>[];
}

type Encrypted = { encrypted: true };

/** Returns the columns of a step that are kept encrypted. */
export function encryptedColumns<Of extends Fields>(fields: Of): NameWith<Of, Encrypted>[] {
  return namesWhere(fields, ({ encrypted }) => encrypted === true) as NameWith<Of, Encrypted>[];
}

/** Returns the fields that are not encrypted: lists of members decrypt nothing. */
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

/** Returns a step's values as its columns keep them: a height in inches, "any" country as none. */
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

/** Returns the values of a step again from the columns that keep them. */
export function valuesFrom<Values extends object>(fields: Fields, row: object): Values {
  const stored = row as Record<string, unknown>;
  const values = Object.entries(fields).map(([name, { kind }]) => {
    if (kind === "height") return [name, heightFrom(Number(stored[`${name}_inches`]))];
    const ids = stored[name];
    return [name, kind === "countries" && Array.isArray(ids) && ids.length === 0 ? [any_option] : ids];
  });
  return Object.fromEntries(values) as Values;
}
