import { day_ms } from "@sanjog/domain/calendar";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** Connects two members as if one had sent a request and the other had accepted; returns the connection's id. */
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

/** Extends all sessions after the clock was moved, for tests that are not about sessions. */
export async function stayLoggedIn({ deps }: TestApp): Promise<void> {
  const now = deps.now();
  const expires_at = new Date(now.getTime() + 60 * day_ms);
  await deps.db.updateTable("member_sessions").set({ last_used_at: now, expires_at }).execute();
}
