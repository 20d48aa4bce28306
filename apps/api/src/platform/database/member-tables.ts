/** What the platform reads of members and their sessions. */
export type MemberTables = {
  members: {
    id: string;
    email: string | null;
    email_verified_at: Date | null;
    phone_number: string | null;
    phone_verified_at: Date | null;
    gender: "male" | "female";
    locale: "en" | "pb";
    profile_status: number;
    last_active_on: string | null;
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
  };
};
