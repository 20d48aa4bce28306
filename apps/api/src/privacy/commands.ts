import { type PrivacySettings, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { lockMember } from "../platform/database/member-lock.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";

/** Sets the audience of these privacy items, with effect on everyone's next request. */
export async function changePrivacy(
  deps: AreaDeps,
  { id: member_id }: Viewer,
  changes: Partial<PrivacySettings>,
): Promise<void> {
  const rows = privacyItems.flatMap((privacy_id) => {
    const privacy_value = changes[privacy_id];
    return privacy_value ? [{ member_id, privacy_id, privacy_value }] : [];
  });
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    await tx
      .insertInto("privacy_settings")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["member_id", "privacy_id"])
          .doUpdateSet((row) => ({ privacy_value: row.ref("excluded.privacy_value") })),
      )
      .execute();
    await profileChanged(deps, tx, member_id);
  });
}
