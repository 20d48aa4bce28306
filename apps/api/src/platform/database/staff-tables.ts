import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { ColumnType, Generated } from "kysely";
import type { Encrypted } from "../crypto/encrypted-columns.ts";

/** The accounts of those who work at the desk, and what they sign in with. */
export type StaffTables = {
  staff_accounts: {
    id: string;
    email: string;
    name: string;
    role: StaffRole;
    locale: "en" | "pb";
    password_hash: string;
    totp_secret: Encrypted | null;
    /** Null until the first code of the app was right. */
    totp_confirmed_at: Date | null;
    /** The time step of the last code that was used: no code works twice. */
    totp_step: ColumnType<string, number | undefined, number>;
    created_at: Date;
    signed_in_at: Date | null;
    ended_at: Date | null;
    /** Null for a person who is not to be woken. */
    on_call_since: Generated<Date | null>;
  };
  /** The WhatsApp number on which somebody is woken, with the code that is to prove it. */
  staff_numbers: {
    staff_id: string;
    phone_number: Encrypted;
    verified_at: Date | null;
    code_hash: Buffer | null;
    code_expires_at: Date | null;
  };
  /** Browsers in which somebody is woken, also while they are logged out. */
  staff_push_devices: {
    id: string;
    staff_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    registered_at: Date;
  };
  staff_sessions: {
    id: string;
    token_hash: Buffer;
    staff_id: string;
    created_at: Date;
    expires_at: Date;
    /** Null while only the password was right. */
    second_factor_at: Date | null;
  };
  staff_recovery_codes: { staff_id: string; code_hash: Buffer };
  staff_passkeys: {
    id: string;
    staff_id: string;
    /** The id that the device chose, in base 64 for addresses. */
    credential_id: string;
    /** In the form of COSE. */
    public_key: Buffer;
    /** How often the device says that it has signed; many devices always say 0. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    name: string;
    created_at: Date;
    used_at: Date | null;
  };
  /** What a passkey is asked to sign: once, for one session. */
  staff_challenges: {
    session_id: string;
    purpose: "add" | "check";
    challenge: string;
    expires_at: Date;
  };
  staff_invitations: {
    id: string;
    token_hash: Buffer;
    email: string;
    role: StaffRole;
    locale: "en" | "pb";
    /** Null for an invitation from the command line. */
    invited_by: string | null;
    created_at: Date;
    expires_at: Date;
  };
};
