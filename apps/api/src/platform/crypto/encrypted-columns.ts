import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { encryptedColumns } from "./field-columns.ts";

/**
 * Every column that is kept encrypted: phone numbers, addresses, the reference person, links to other networks.
 * `owner` is the column that names the row, or the member whose only row it is; a value opens in its own row alone.
 * `hash` is the column by which a number is looked up.
 */
export const encrypted_columns = {
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

export type EncryptedTable = keyof typeof encrypted_columns;
export type EncryptedColumn<Table extends EncryptedTable> =
  (typeof encrypted_columns)[Table]["columns"][number];

export function isEncryptedTable(table: string): table is EncryptedTable {
  return Object.hasOwn(encrypted_columns, table);
}

declare const encrypted_mark: unique symbol;

/** A text as the database keeps it. Only the field cipher makes one and reads one. */
export type Encrypted = { readonly [encrypted_mark]: "sealed" };

type Closed<Value> = Value extends string ? Encrypted : Value;
type Opened<Value> = Value extends Encrypted ? string : Value;

type HashOf<
  Table extends EncryptedTable,
  Row,
> = (typeof encrypted_columns)[Table]["hash"] extends "phone_hash"
  ? Row extends { phone_number: infer Number }
    ? { phone_hash: Buffer | (null extends Number ? null : never) }
    : unknown
  : unknown;

/** A row of the table as it is written: its texts encrypted, and the hash beside the number. */
export type EncryptedRow<Table extends EncryptedTable, Row> = {
  [Column in keyof Row]: Column extends EncryptedColumn<Table> ? Closed<Row[Column]> : Row[Column];
} & HashOf<Table, Row>;

/** The same row as it was told. */
export type OpenRow<Table extends EncryptedTable, Row> = {
  [Column in keyof Row]: Column extends EncryptedColumn<Table> ? Opened<Row[Column]> : Row[Column];
};
