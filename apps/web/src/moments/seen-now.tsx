import type { MemberProfile } from "@sanjog/contract/member-view";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { privacyQueries } from "../privacy/queries.ts";
import { genderOf } from "../relations/member-words.ts";
import { openedBy, seenOf } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";

/** Names what each family sees of the other since the yes, and leads to the page that changes one's own part. */
export function SeenNow({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { user } = useSession();
  const { data: choices } = useQuery(privacyQueries.all());
  const listed = useListed();
  const theirs = listed(seenOf(profile));
  const own = listed(openedBy(choices ?? []));
  return (
    <>
      {theirs && t(`connected.you_see.${genderOf(profile)}`, { list: theirs })}{" "}
      {/* A profile that nobody can see at present, such as one that is held, is closed to connections too. */}
      {user?.visibility.reach !== "nobody" && (
        <>
          {own ? t("connected.they_see_these", { list: own }) : t("connected.they_see")} <PrivacyLink />
        </>
      )}
    </>
  );
}

/** Returns a function that joins the names of details; nothing for none. */
function useListed() {
  const t = useT("moments");
  return (items: ReturnType<typeof openedBy>) => {
    const names = items.map((item) => t(`items.${item}`));
    const last = names.pop();
    return names.length > 0 && last ? t("and", { list: names.join(", "), last }) : last;
  };
}
