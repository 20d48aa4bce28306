import type { StoredStanding } from "@sanjog/domain/accounts/whatsapp-standing";
import type { Generated } from "kysely";
import type { SmsTemplate } from "../ports.ts";

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
  /** Where each member's last own write ended in the log of the database. Only written if there are replicas. */
  own_writes: { member_id: string; lsn: string; written_at: Date };
  whatsapp_inbox: { wamid: string; from_hash: Buffer; received_at: Date };
  /** By a hash of the id that the delivery report names; null until the report arrives. */
  sms_messages: { id_hash: Buffer; sent_at: Date; outcome: "delivered" | "failed" | null };
  /** Every SMS of the last day, by a hash of the number. */
  sms_orders: { id: string; number_hash: Buffer; template: SmsTemplate; ordered_at: Date };
  /** The messages with a code of the last day, by a hash of Meta's id; a failure may be reported before the message is noted. */
  whatsapp_messages: {
    id_hash: Buffer;
    code_id: string | null;
    noted_at: Date;
    outcome: "delivered" | "failed" | null;
  };
  /** One row: what Meta lets the service do on WhatsApp. */
  whatsapp_standing: StoredStanding & { one: Generated<boolean> };
  dev_messages: {
    id: Generated<string>;
    channel: "mail" | "whatsapp" | "sms";
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
