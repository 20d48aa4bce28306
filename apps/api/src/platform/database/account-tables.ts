import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { ColumnType, Generated } from "kysely";
import type { Encrypted } from "../crypto/encrypted-columns.ts";

/** A day comes back as text; it is written as text too. */
type Day = string;

/** Who has an account, and everything that proves it. */
export type AccountTables = {
  members: {
    id: string;
    email: string | null;
    email_verified_at: Date | null;
    phone_number: Encrypted | null;
    phone_hash: Buffer | null;
    phone_verified_at: Date | null;
    password_hash: string;
    profile_for: ProfileFor;
    gender: Gender;
    /** When the member used the one correction of the two. */
    profile_for_corrected_at: Date | null;
    locale: "en" | "pb";
    profile_status: ColumnType<ProfileStatus, ProfileStatus | undefined, ProfileStatus>;
    status_reason_en: string | null;
    status_reason_pb: string | null;
    public_profile: Generated<boolean>;
    /** Where a suspended or held member stood before; null otherwise. */
    status_before: ProfileStatus | null;
    /** The status to which a pause goes back; null when not paused by the member. */
    paused_from_status: ProfileStatus | null;
    created_at: Date;
    /** The network address of the sign-up, which the law wants kept. */
    registered_from: string | null;
    last_active_on: Day | null;
    /** Made by the database. */
    profile_number: Generated<string>;
    /** Since then the member is leaving: hidden from everyone, and erased after thirty days. */
    deletion_requested_at: Date | null;
  };
  member_sessions: {
    id: string;
    token_hash: Buffer;
    member_id: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    device: string;
    ended_reason: string | null;
    /** The sign-up itself opened it. */
    from_sign_up: Generated<boolean>;
  };
  /** A registration that waits for its addresses, or a member's change of address. */
  verifications: {
    id: string;
    purpose: "registration" | "member";
    member_id: string | null;
    key_hash: Buffer;
    /** Of the cookie in the browser that began a registration. */
    cookie_hash: Buffer | null;
    email: string | null;
    email_verified_at: Date | null;
    phone_number: Encrypted | null;
    phone_hash: Buffer | null;
    phone_verified_at: Date | null;
    password_hash: string | null;
    profile_for: ProfileFor | null;
    gender: Gender | null;
    locale: "en" | "pb";
    consents: ColumnType<Consent[], string, string>;
    wrong_tries: Generated<number>;
    /** Too many signed up from this network: the number is confirmed by a message before a code is mailed. */
    number_first: Generated<boolean>;
    created_at: Date;
    expires_at: Date;
    completed_at: Date | null;
  };
  one_time_codes: {
    id: string;
    verification_id: string;
    channel: "email" | "phone";
    address_hash: Buffer;
    code_hmac: Buffer;
    wrong_tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    /** False where it was held back: then nobody can know it. */
    sent: Generated<boolean>;
    /** Used, voided by a newer one, or spent by wrong tries. */
    ended_at: Date | null;
  };
  reset_links: {
    token_hash: Buffer;
    member_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  consents: {
    id: Generated<string>;
    member_id: string;
    document: Consent["document"];
    version: string;
    locale: "en" | "pb";
    given_at: Date;
  };
  /** What the owner of a verified number can still undo by answering "not me". */
  number_disputes: {
    id: string;
    /** It leads to the member, once there is one. */
    verification_id: string;
    phone_number: Encrypted;
    phone_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** What the owner of an older address can undo after another was added or changed. */
  address_disputes: {
    id: string;
    member_id: string;
    /** The kind of address that was added or changed. */
    channel: "email" | "phone";
    /** The address that was replaced, where it was an e-mail. */
    old_email: string | null;
    /** The number from which "not me" counts: the account's other address, or the number that was replaced. */
    phone_number: Encrypted | null;
    phone_hash: Buffer | null;
    /** When the replaced address was verified; null when none was replaced. */
    old_verified_at: Date | null;
    /** Of the link in the mail. */
    link_hash: Buffer | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** That something which a stranger can ask for went to an address, for a day. */
  asked_messages: {
    address_hash: Buffer;
    asked_at: Date;
    sent: Generated<boolean>;
    kind: Generated<RequestedKind>;
    /** Who asked, by their network. */
    network_hash: Buffer | null;
  };
  /** An address at which an operator lets many people sign up for some hours. */
  sign_up_desks: {
    id: string;
    network: string;
    opened_at: Date;
    until: Date;
    most: number;
    used: Generated<number>;
  };
  /** Whose owner said that they did not ask for it. */
  mail_stops: { address_hash: Buffer; until: Date };
  /** Wrong passwords in a row, of an account or of a name that nobody has: both are counted alike. */
  login_failures: { subject: string; failures: number; last_at: Date };
};

/** A note that there is an account already counts among the codes; a link that its owner asked for counts apart. */
export type RequestedKind = "code" | "account_note" | "link" | "own_link" | "receipt";

export type Consent = {
  document: "terms" | "privacy_policy" | "seeks_marriage" | "statements_true" | "sensitive_data";
  version: string;
  locale: "en" | "pb";
  given_at: string;
};
