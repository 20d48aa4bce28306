import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useListWords } from "../platform/use-list-words.ts";
import { genderOf } from "../relations/member-words.ts";
import { seenOf } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";

/** What each family sees of the other since the yes, and the link to the page that changes one's own part. */
export function SeenNow({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { user } = useSession();
  const words = useListWords();
  const list = words(seenOf(profile).map((item) => t(`items.${item}`)));
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
