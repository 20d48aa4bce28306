import { day_ms } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import type { AreaDeps } from "../deps.ts";
import { type JobDefinition, nightly } from "./job.ts";

/** Deletes the platform's rows that are past their retention. */
async function tidy({ db, now }: AreaDeps): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * day_ms);
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before(1)).execute();
  await db.deleteFrom("own_writes").where("written_at", "<", before(1)).execute();
  await db.deleteFrom("whatsapp_inbox").where("received_at", "<", before(30)).execute();
  await db.deleteFrom("sms_messages").where("sent_at", "<", before(7)).execute();
  await db.deleteFrom("sms_orders").where("ordered_at", "<", before(1)).execute();
  await db.deleteFrom("whatsapp_messages").where("noted_at", "<", before(1)).execute();
  await db.deleteFrom("dev_messages").where("at", "<", before(30)).execute();
  await db.deleteFrom("rate_limits").where("expire", "<", String(now().getTime())).execute();
  await sql`delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`.execute(
    db,
  );
}

export const tidyPlatformJob: JobDefinition = { name: "tidy", schedule: nightly, run: tidy };
