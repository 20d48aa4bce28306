import type { Audience, PrivacyItem } from "@sanjog/domain/privacy/privacy-items";
import { lockMember } from "../platform/database/member-lock.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";

/** Sets the audience of one privacy item, with effect on everyone's next request. */
export async function changePrivacy(
  deps: AreaDeps,
  { id: member_id }: Viewer,
  privacy_id: PrivacyItem,
  privacy_value: Audience,
): Promise<void> {
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    await tx
      .insertInto("privacy_settings")
      .values({ member_id, privacy_id, privacy_value })
      .onConflict((conflict) => conflict.columns(["member_id", "privacy_id"]).doUpdateSet({ privacy_value }))
      .execute();
    await profileChanged(deps, tx, member_id);
  });
}
