import { evidence_kept_ms } from "@sanjog/domain/evidence/evidence";
import type { AreaDeps } from "../../platform/deps.ts";

/** Nightly job: deletes evidence that was kept for 180 days. */
export async function forgetEvidence({ db, now }: AreaDeps): Promise<void> {
  const before = new Date(now().getTime() - evidence_kept_ms);
  await db.deleteFrom("kept_evidence").where("kept_at", "<=", before).execute();
}
