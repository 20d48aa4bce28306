import { nameFor } from "@sanjog/i18n/name-for";
import { useLocale } from "./locale.tsx";
import { useSession } from "./session.ts";

/** Returns the member's own name in the script of the current language, "" before the member has entered it. */
export function useOwnName(): string {
  const { user } = useSession();
  const { locale } = useLocale();
  return user?.profile_details ? nameFor(locale, user.profile_details).name : "";
}
