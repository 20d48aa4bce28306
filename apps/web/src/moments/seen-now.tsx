import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { genderOf } from "../relations/member-words.ts";
import { seenOf } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";

/** What each family sees of the other since the yes, and the link to the page that changes one's own part. */
export function SeenNow({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { user } = useSession();
  const names = seenOf(profile).map((item) => t(`items.${item}`));
  const last = names.pop();
  const list = names.length > 0 && last ? t("and", { list: names.join(", "), last }) : last;
  return (
    <>
      {list && t(`connected.you_see.${genderOf(profile)}`, { list })}{" "}
      {/* A profile that nobody can see at present, such as one that is held, is closed to connections too. */}
      {user?.visibility.reach !== "nobody" && (
        <>
          {t("connected.they_see")} <PrivacyLink />
        </>
      )}
    </>
  );
}
