import type { MemberProfile } from "@sanjog/contract/member-view";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { useListWords } from "../platform/use-list-words.ts";
import { previewQuery } from "../profiles/view/view-profile-queries.ts";
import { genderOf } from "../relations/member-words.ts";
import { seenOf } from "./moment-state.ts";
import { PrivacyLink } from "./privacy-link.tsx";

/** Loads the own profile as connections receive it. A profile that nobody can see, such as a held one, is closed to them. */
export function useOwnAsConnection() {
  const { user } = useSession();
  const is_seen = user !== null && user.visibility.reach !== "nobody";
  const { data, isPending, failureCount } = useQuery({ ...previewQuery("connection"), enabled: is_seen });
  return { is_seen, own: data, waiting: is_seen && isPending && failureCount === 0 };
}

/** What each family sees of the other since the yes, and the link to the page that changes one's own part. */
export function SeenNow({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { is_seen, own, waiting } = useOwnAsConnection();
  const theirs = useSeenList(profile);
  const mine = useSeenList(own);
  const you_see = theirs && t(`connected.you_see.${genderOf(profile)}`, { list: theirs });
  if (!is_seen) return you_see && <p className="connected-seen">{you_see}</p>;
  const same = mine !== undefined && mine === theirs;
  // The rule, where the details cannot be loaded, and where there is none to name.
  const they_see = mine ? t("connected.they_see", { list: mine }) : t("connected.they_see_shown");
  return (
    <div className={waiting ? "connected-seen invisible" : "connected-seen"}>
      {you_see && !same && <p>{you_see}</p>}
      <p>
        {same ? t("connected.both_see", { list: mine }) : they_see} <PrivacyLink />
      </p>
    </div>
  );
}

/** Returns the details that a connection sees of this profile, as a sentence names them; undefined for none. */
function useSeenList(profile: MemberProfile | undefined): string | undefined {
  const t = useT("moments");
  const words = useListWords();
  return profile && words(seenOf(profile).map((item) => t(`items.${item}`)));
}
