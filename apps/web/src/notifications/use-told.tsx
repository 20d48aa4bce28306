import type { NotificationView } from "@sanjog/contract/notifications";
import { langOf } from "@sanjog/i18n/lang-of";
import { firstNameFor } from "@sanjog/i18n/name-for";
import type { ReactNode } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { knownKind } from "./notification-state.ts";

/**
 * Returns what a notification tells, led by the first name in bold, and the same as plain text. About a member who is
 * hidden it is the server's sentence without a name.
 */
export function useTold({ kind, title, member }: Pick<NotificationView, "kind" | "title" | "member">): {
  sentence: ReactNode;
  plain: string;
} {
  const t = useT("notifications");
  const { locale } = useLocale();
  const known = knownKind(kind);
  if (!member || !known) return { sentence: title, plain: title };
  const name = firstNameFor(locale, member);
  const sentence = t.rich(`told.${known}`, {
    name,
    b: (words) => (
      <b lang={langOf(name)} className="font-strong">
        {words}
      </b>
    ),
  });
  return { sentence, plain: t.markup(`told.${known}`, { name, b: (words) => words }) };
}
