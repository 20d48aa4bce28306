import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { encryptedColumns } from "./field-columns.ts";

/**
 * Every column that is kept sealed: phone numbers, addresses, the reference person, links to other networks.
 * `owner` is the column that names the row, or the member whose only row it is; a value opens in its own row alone.
 * `hash` is the column by which a number is looked up.
 */
export const sealed_columns = {
  members: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  verifications: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  number_disputes: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  address_disputes: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  personal_details: {
    owner: "member_id",
    columns: encryptedColumns(personalFields),
    hash: null,
  },
  family_details: { owner: "member_id", columns: encryptedColumns(familyFields), hash: null },
  career_details: { owner: "member_id", columns: encryptedColumns(careerFields), hash: null },
} as const;

export type SealedTable = keyof typeof sealed_columns;
export type SealedColumn<Table extends SealedTable> = (typeof sealed_columns)[Table]["columns"][number];

export function isSealedTable(table: string): table is SealedTable {
  return Object.hasOwn(sealed_columns, table);
}

declare const sealed_mark: unique symbol;

/** A text as the database keeps it. Only the field cipher makes one and reads one. */
export type Sealed = { readonly [sealed_mark]: "sealed" };

type Closed<Value> = Value extends string ? Sealed : Value;
type Opened<Value> = Value extends Sealed ? string : Value;

type HashOf<Table extends SealedTable, Row> = (typeof sealed_columns)[Table]["hash"] extends "phone_hash"
  ? Row extends { phone_number: infer Number }
    ? { phone_hash: Buffer | (null extends Number ? null : never) }
    : unknown
  : unknown;

/** A row of the table as it is written: its texts sealed, and the hash beside the number. */
export type SealedRow<Table extends SealedTable, Row> = {
  [Column in keyof Row]: Column extends SealedColumn<Table> ? Closed<Row[Column]> : Row[Column];
} & HashOf<Table, Row>;

/** The same row as it was told. */
export type OpenRow<Table extends SealedTable, Row> = {
  [Column in keyof Row]: Column extends SealedColumn<Table> ? Opened<Row[Column]> : Row[Column];
};
