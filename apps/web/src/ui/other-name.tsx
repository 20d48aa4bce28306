import { langOf } from "@sanjog/i18n/lang-of";

/** A member's name in the other script, small below the one in the reader's; nothing where there is none. */
export function OtherName({ name }: { name: string }) {
  if (!name) return null;
  return (
    <p lang={langOf(name)} className="line-clamp-2 leading-(--lh-ui) text-ink-2 wrap-anywhere">
      {name}
    </p>
  );
}
