import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { encryptedColumns } from "./field-columns.ts";

/**
 * Every encrypted column: phone numbers, addresses, the reference person, links to other
 * networks, the names with which reports are signed, and the secrets from which the desk's second factor is computed.
 * `owner` is the column with the id that a value is bound to: a value copied to another row cannot be decrypted.
 * `hash` is the column by which a phone number is looked up.
 */
export const encrypted_columns = {
  members: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  verifications: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  number_disputes: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  address_disputes: { owner: "id", columns: ["phone_number"], hash: "phone_hash" },
  staff_accounts: { owner: "id", columns: ["totp_secret"], hash: null },
  reports: { owner: "id", columns: ["signature"], hash: null },
  staff_numbers: { owner: "staff_id", columns: ["phone_number"], hash: null },
  pressure_requests: { owner: "id", columns: ["words"], hash: null },
  personal_details: {
    owner: "member_id",
    columns: encryptedColumns(personalFields),
    hash: null,
  },
  family_details: { owner: "member_id", columns: encryptedColumns(familyFields), hash: null },
  career_details: { owner: "member_id", columns: encryptedColumns(careerFields), hash: null },
  nominees: { owner: "member_id", columns: ["name", "relation", "contact"], hash: null },
} as const;

export type EncryptedTable = keyof typeof encrypted_columns;
export type EncryptedColumn<Table extends EncryptedTable> =
  (typeof encrypted_columns)[Table]["columns"][number];

export function isEncryptedTable(table: string): table is EncryptedTable {
  return Object.hasOwn(encrypted_columns, table);
}

declare const encrypted_mark: unique symbol;

/** An encrypted text in the database. Only the field cipher creates and decrypts it. */
export type Encrypted = { readonly [encrypted_mark]: "sealed" };

type EncryptedValue<Value> = Value extends string ? Encrypted : Value;
type PlainValue<Value> = Value extends Encrypted ? string : Value;

type HashOf<
  Table extends EncryptedTable,
  Row,
> = (typeof encrypted_columns)[Table]["hash"] extends "phone_hash"
  ? Row extends { phone_number: infer Number }
    ? { phone_hash: Buffer | (null extends Number ? null : never) }
    : unknown
  : unknown;

/** A row of the table as stored: its texts are encrypted, and a number has its hash. */
export type EncryptedRow<Table extends EncryptedTable, Row> = {
  [Column in keyof Row]: Column extends EncryptedColumn<Table> ? EncryptedValue<Row[Column]> : Row[Column];
} & HashOf<Table, Row>;

/** The same row with its texts decrypted. */
export type OpenRow<Table extends EncryptedTable, Row> = {
  [Column in keyof Row]: Column extends EncryptedColumn<Table> ? PlainValue<Row[Column]> : Row[Column];
};
