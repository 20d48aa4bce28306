import type { ColumnType, Generated } from "kysely";

export type PhotoTables = {
  /** Pictures that a report hid until a person looks. A hash outlives its picture and its case. */
  quarantined_pictures: {
    id: Generated<string>;
    picture_id: string | null;
    case_id: string | null;
    /** The automatic decision that the owner reads. */
    decision_id: string | null;
    /** 256 bits, compared in the database; null for a plain surface and after a dismissal. */
    hash: ColumnType<string | null>;
    /** 8 x 8 coloured pixels, which confirm an equal hash; null for rows from before they were kept. */
    colours: Buffer | null;
    since: Date;
    /** Null until a person has decided. */
    upheld: boolean | null;
  };
};
