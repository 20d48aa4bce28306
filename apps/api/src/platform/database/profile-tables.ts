import type { ConsentName } from "@sanjog/domain/accounts/consents";
import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import type { Audience, PrivacyItem } from "@sanjog/domain/privacy/privacy-items";
import type { Career } from "@sanjog/domain/profiles/career";
import type { Doubt } from "@sanjog/domain/profiles/doubts";
import type { Family } from "@sanjog/domain/profiles/family";
import type { Personal } from "@sanjog/domain/profiles/personal";
import type { Generated } from "kysely";
import type { EncryptedRow } from "../crypto/encrypted-columns.ts";

/** Null after the member withdrew the consent for it. */
type Withdrawable = "namdhari_sect" | "differently_abled";

type StepRow = { member_id: string; updated_at: Date };

/** Profiles and preferences: one row per member and step, with a column of the same name for each field. */
export type ProfileTables = {
  personal_details: StepRow &
    EncryptedRow<"personal_details", Omit<Personal, "height" | ConsentName | Withdrawable>> &
    Record<Withdrawable, boolean | null> & {
      height_inches: number;
    };
  family_details: StepRow & EncryptedRow<"family_details", Family>;
  career_details: StepRow & EncryptedRow<"career_details", Career>;
  preferences: StepRow &
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
    /** When an operator hid the picture from everyone, including its owner. */
    hidden_at: Date | null;
  };
  /** The photo store that belongs to this database: one row, or none before the first start. */
  picture_store: { one: Generated<boolean>; store_id: string; since: Date };
  /** Fields that an operator should review, with the reason. A review or a new text deletes the row. */
  review_notes: { member_id: string; field: string; reason: Doubt; noted_at: Date };
};
