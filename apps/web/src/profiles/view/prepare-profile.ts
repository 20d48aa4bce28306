import { useQueryClient } from "@tanstack/react-query";
import { loadTexts, useLocale } from "../../platform/locale.tsx";
import { memberProfileQuery } from "./view-profile-queries.ts";

/** Returns a function that loads what the page of a member needs, so that it is drawn at once when it opens. */
export function usePrepareProfile(): (user_id: string) => Promise<unknown> {
  const client = useQueryClient();
  const { locale } = useLocale();
  return (user_id) =>
    Promise.all([
      import("./view-profile.tsx"),
      client.prefetchQuery(memberProfileQuery(user_id)),
      loadTexts(locale, "view_profile"),
      loadTexts(locale, "proposals"),
      loadTexts(locale, "profile_sentences"),
    ]);
}
