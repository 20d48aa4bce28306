import type { Generated } from "kysely";

/** The platform's own tables; no area writes to them. */
export type PlatformTables = {
  idempotency_keys: {
    member_id: string;
    key_hash: Buffer;
    door: string;
    body_hash: Buffer;
    /** The response, encrypted with a key derived from the client's; null while the first request is still running. */
    sealed_reply: Buffer | null;
    created_at: Date;
  };
  whatsapp_inbox: { wamid: string; from_hash: Buffer; received_at: Date };
  dev_messages: {
    id: Generated<string>;
    channel: "mail" | "whatsapp";
    recipient: string;
    sender: string;
    subject: string | null;
    text: string;
    html: string | null;
    at: Date;
  };
  /** Every key that has encrypted values. `check_value` identifies it; from `emptied_at` on no value needs it. */
  field_keys: { id: string; check_value: string; first_used_at: Date; emptied_at: Date | null };
  tidy_nights: { one: Generated<boolean>; last_at: Date; waits_until: Date | null };
  /** One row per backup. */
  backup_marks: { made_at: Date };
  rate_limits: { key: string; points: number; expire: string | null };
};
