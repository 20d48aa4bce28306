import { type Field, type Fields, type NameWith, namesOf } from "@sanjog/domain/profiles/field";

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
  const kept = namesOf(fields, ({ kind }) => kind !== "consent");
  return kept.map((name) => (fields[name]?.kind === "height" ? `${name}_inches` : name)) as FieldColumn<Of>[];
}

type Encrypted = { encrypted: true };

/** Returns the columns of a step that are kept encrypted. */
export function encryptedColumns<Of extends Fields>(fields: Of): NameWith<Of, Encrypted>[] {
  return namesOf(fields, ({ encrypted }) => encrypted === true) as NameWith<Of, Encrypted>[];
}

/** Returns the fields that are not encrypted: lists of members decrypt nothing. */
export function plainFields<Of extends Fields>(fields: Of): Omit<Of, NameWith<Of, Encrypted>> {
  const plain = Object.entries(fields).filter(([, { encrypted }]) => !encrypted);
  return Object.fromEntries(plain) as Omit<Of, NameWith<Of, Encrypted>>;
}
