import type { AreaDeps } from "../../platform/deps.ts";

/** Nightly job: deletes sessions, challenges and invitations whose time is over. */
export async function forgetSessions({ db, now }: AreaDeps): Promise<void> {
  await db.deleteFrom("staff_challenges").where("expires_at", "<=", now()).execute();
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now()).execute();
  await db.deleteFrom("staff_invitations").where("expires_at", "<=", now()).execute();
}
