import { langOf } from "@sanjog/i18n/lang-of";

/** A member's name in the other script, small below the main one; renders nothing if there is none. */
export function OtherName({ name }: { name: string }) {
  if (!name) return null;
  return (
    <p lang={langOf(name)} className="line-clamp-2 leading-(--lh-ui) text-ink-2 wrap-anywhere">
      {name}
    </p>
  );
}
