import { nameFor } from "@sanjog/i18n/name-for";
import { useEffect, useRef } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import type { WaitingRow } from "./waiting-state.ts";

/** What remains of a card after a no, in its place; it takes the focus that was on the card's button. */
export function DeclinedNotice({ waiting: { kind, row } }: { waiting: WaitingRow }) {
  const t = useT("home");
  const { locale } = useLocale();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const { name } = nameFor(locale, row.member.profile_details);
  return (
    <li className="answered rounded-lg border border-dashed border-line-strong px-4 py-4 text-ink-2">
      <p ref={text} tabIndex={-1} className="leading-(--lh-ui) outline-none">
        {t(`said_no.${kind}`, { name, list: t("lists.rejected") })}
      </p>
    </li>
  );
}
