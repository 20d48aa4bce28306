import { skipToken, useQuery } from "@tanstack/react-query";

/**
 * The unread count. It comes with the event stream and every response about notifications and is never requested on its own.
 */
export const unread_key = ["unread_notices"] as const;

/** Returns the unread count, or undefined while it is loading. */
export function useUnread(): number | undefined {
  return useQuery<number>({ queryKey: unread_key, queryFn: skipToken }).data;
}

/** Returns the text of the bell's badge: empty for zero, and at most two digits. */
export function badgeOf(unread: number | undefined): string | null {
  if (!unread || unread < 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
