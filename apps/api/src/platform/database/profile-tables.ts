import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import type { Audience, PrivacyItem } from "@sanjog/domain/privacy/privacy-items";
import type { Career } from "@sanjog/domain/profiles/career";
import type { Doubt } from "@sanjog/domain/profiles/doubts";
import type { Family } from "@sanjog/domain/profiles/family";
import type { Personal } from "@sanjog/domain/profiles/personal";
import type { Generated } from "kysely";
import type { EncryptedRow } from "../crypto/encrypted-columns.ts";

type Owned = { member_id: string; updated_at: Date };

/** What a member tells about themself: one row a step, the columns named as the fields. */
export type ProfileTables = {
  personal_details: Owned &
    EncryptedRow<"personal_details", Omit<Personal, "height" | "sensitive_data_consent">> & {
      height_inches: number;
    };
  family_details: Owned & EncryptedRow<"family_details", Family>;
  career_details: Owned & EncryptedRow<"career_details", Career>;
  preferences: Owned &
    Omit<Preferences, "height_min" | "height_max" | "country"> & {
      height_min_inches: number;
      height_max_inches: number;
      /** Empty means "Any". */
      country: number[];
    };
  privacy_settings: { member_id: string; privacy_id: PrivacyItem; privacy_value: Audience };
  pictures: {
    id: string;
    member_id: string;
    kind: PhotoKind;
    /** The objects in the store are named `<storage_key>-<size>`. */
    storage_key: string;
    created_at: Date;
    /** An operator took it from everyone's sight, its owner's included. */
    hidden_at: Date | null;
  };
  /** Which store belongs to this database: one row, or none yet. */
  picture_store: { one: Generated<boolean>; store_id: string; since: Date };
  /** Which field somebody should look at, and why; gone when somebody has, or the text is another. */
  review_notes: { member_id: string; field: string; reason: Doubt; noted_at: Date };
};
