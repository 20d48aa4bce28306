import type { MemberProfile } from "@sanjog/contract/member-view";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { useLocale } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import type { Person } from "./joined-pictures.tsx";

/** Returns the member and the other one as a moment shows them: what the server lets this viewer see, and no more. */
export function usePair(profile: MemberProfile): { me: Person; other: Person } {
  const { user } = useSession();
  const { locale } = useLocale();
  const own_names = user?.profile_details;
  return {
    me: {
      user_id: user?.user_id ?? "",
      name: own_names ? firstNameFor(locale, own_names) : "",
      place: user?.career_details?.city.name ?? "",
      picture: user?.profile_picture ?? null,
    },
    other: {
      user_id: profile.user_id,
      name: firstNameFor(locale, profile.profile_details),
      place: profile.career_details.city.name,
      picture: profile.profile_picture,
    },
  };
}
