import { day_ms } from "@sanjog/domain/calendar";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** Connects two members, as if one had asked and the other said yes; returns the id of the connection. */
export async function connect({ deps }: TestApp, one: Person, other: Person): Promise<string> {
  const id = deps.random.id();
  const at = deps.now();
  await deps.db
    .insertInto("connection_requests")
    .values({
      id,
      sender_id: one.id,
      receiver_id: other.id,
      status: "accepted",
      sent_at: at,
      answered_at: at,
    })
    .execute();
  return id;
}

/** Keeps everybody's login alive after the clock was moved: what is tested is not that. */
export async function stayLoggedIn({ deps }: TestApp): Promise<void> {
  const now = deps.now();
  const expires_at = new Date(now.getTime() + 60 * day_ms);
  await deps.db.updateTable("member_sessions").set({ last_used_at: now, expires_at }).execute();
}
