import type { PhotoSize } from "@sanjog/domain/photos/photo-rules";
import { Clock, Lock, type LucideIcon, Users } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { usePicture } from "../platform/pictures.ts";
import { classes } from "./classes.ts";

type Props = {
  /** A picture reference, the reason why there is none, or null. */
  picture: string | null;
  name: string;
  /** Determines the colour of the placeholder, so that each member always has the same. */
  id: string;
  className?: string;
  /** Small placeholders show an icon without text. */
  small?: boolean;
  /** The size to fetch; by default that of a card, or of a thumbnail if `small`. */
  size?: PhotoSize;
};

const tones = 4;

function toneOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % tones;
}

/** The only component that shows a member's picture, or a placeholder with the reason why it is hidden. */
export function MemberPicture({ picture, name, id, className, small = false, size }: Props) {
  const cloth = classes("cloth", `cloth-${toneOf(id)}`, className);
  if (picture === "private" || picture === "friends")
    return <Placeholder word={picture} small={small} className={cloth} />;
  const reference = picture && `${picture}?size=${size ?? (small ? "small" : "card")}`;
  return <Shown reference={reference} name={name} small={small} className={cloth} />;
}

type PictureProps = { reference: string | null; name: string; small: boolean; className: string };

function Shown({ reference, name, small, className }: PictureProps) {
  const t = useT("common");
  const { place, url, failed, opens_in_hours } = usePicture<HTMLDivElement>(reference);
  if (opens_in_hours) {
    const sentence = t("picture.rests", { hours: opens_in_hours });
    return <Kept sentence={sentence} icon={Clock} small={small} className={className} />;
  }
  // A grapheme, not a code point: ਸ਼ is a letter and a dot, and different from ਸ.
  const [initial = ""] = /^.\u0a3c?/u.exec(name.trim()) ?? [];
  return (
    <div ref={place} className={className}>
      {url ? (
        <img src={url} alt={t("picture.of", { name })} className="size-full object-cover" draggable={false} />
      ) : (
        <span
          role="img"
          aria-label={
            reference === null ? t("picture.none") : failed ? t("picture.failed") : t("loading.label")
          }
          className={classes("cloth-initial", small && "cloth-initial-small")}
        >
          {initial}
        </span>
      )}
    </div>
  );
}

type PlaceholderProps = { word: "private" | "friends"; small: boolean; className: string };

function Placeholder({ word, small, className }: PlaceholderProps) {
  const t = useT("common");
  const icon = word === "private" ? Lock : Users;
  return <Kept sentence={t(`picture.${word}`)} icon={icon} small={small} className={className} />;
}

type LockedProps = { sentence: string; icon: LucideIcon; small: boolean; className: string };

function Kept({ sentence, icon: Icon, small, className }: LockedProps) {
  const sign = (
    <span className="grid size-14 place-items-center rounded-full bg-haldi-soft text-madder">
      <Icon aria-hidden="true" size={26} />
    </span>
  );
  if (small)
    return (
      <div className={className} role="img" aria-label={sentence}>
        {sign}
      </div>
    );
  return (
    <div className={className}>
      <span className="mx-4 grid justify-items-center gap-2 rounded-md bg-surface px-5 py-4 text-center leading-snug shadow-1">
        {sign}
        {sentence}
      </span>
    </div>
  );
}
