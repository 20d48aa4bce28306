import type { PhotoSize } from "@sanjog/domain/photos/photo-rules";
import { Clock, ImageOff, Lock, type LucideIcon, Users } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { pictureAt, usePicture } from "../platform/pictures.ts";
import { whyHidden } from "../platform/why-hidden.ts";
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

/** The signs of the two reasons for which a photo is hidden. */
export const hidden_icons = { private: Lock, friends: Users };

const tones = 4;

function toneOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % tones;
}

/** The only component that shows a member's picture, or a placeholder with the reason why it is hidden. */
export function MemberPicture({ picture, name, id, className, small = false, size }: Props) {
  const cloth = `cloth cloth-${toneOf(id)}`;
  const frame = classes("member-picture", className);
  const word = whyHidden(picture);
  if (word) return <Placeholder word={word} small={small} className={classes(cloth, frame)} />;
  const reference = pictureAt(picture, size ?? (small ? "small" : "card"));
  // A card has loaded its picture already, which the full one replaces.
  const meanwhile = size === "full" ? pictureAt(picture, "card") : null;
  return <Shown {...{ reference, meanwhile, name, small, cloth }} className={frame} />;
}

type PictureProps = { reference: string | null; name: string; small: boolean; className: string };
type ShownProps = PictureProps & { meanwhile: string | null; cloth: string };

/** A plain ground while the picture loads, since the cloth means that there is none. */
function Shown({ reference, meanwhile, name, small, className, cloth }: ShownProps) {
  const t = useT("common");
  const { place, url, failed, opens_in_hours } = usePicture<HTMLDivElement>(reference, meanwhile);
  if (reference === null) return <Initial name={name} small={small} className={classes(cloth, className)} />;
  if (opens_in_hours) {
    const sentence = t("picture.rests", { hours: opens_in_hours });
    return <Hidden sentence={sentence} icon={Clock} small={small} className={classes(cloth, className)} />;
  }
  if (failed)
    return (
      <Hidden
        sentence={t("picture.failed")}
        icon={ImageOff}
        small={small}
        className={classes("grid place-items-center bg-sunken", className)}
      />
    );
  return (
    <div ref={place} className={classes("overflow-hidden bg-sunken", className)}>
      {url ? (
        <img
          src={url}
          alt={t("picture.of", { name })}
          className="size-full object-cover object-[50%_var(--photo-y,35%)]"
          draggable={false}
        />
      ) : (
        <span role="img" aria-label={t("loading.label")} />
      )}
    </div>
  );
}

function Initial({ name, small, className }: Omit<PictureProps, "reference">) {
  const t = useT("common");
  // A grapheme, not a code point: ਸ਼ is a letter and a dot, and different from ਸ.
  const [initial = ""] = /^.\u0a3c?/u.exec(name.trim()) ?? [];
  const letter = <span className={classes("cloth-initial", small && "cloth-initial-small")}>{initial}</span>;
  return (
    <div className={className} role="img" aria-label={t("picture.none")}>
      {small ? (
        letter
      ) : (
        <span className="picture-note">
          {letter}
          {t("picture.none")}
        </span>
      )}
    </div>
  );
}

type PlaceholderProps = { word: "private" | "friends"; small: boolean; className: string };

function Placeholder({ word, small, className }: PlaceholderProps) {
  const t = useT("common");
  return (
    <Hidden sentence={t(`picture.${word}`)} icon={hidden_icons[word]} small={small} className={className} />
  );
}

type HiddenProps = { sentence: string; icon: LucideIcon; small: boolean; className: string };

/** A placeholder that says why there is no picture; small ones say it to screen readers only. */
function Hidden({ sentence, icon: Icon, small, className }: HiddenProps) {
  if (small)
    return (
      <div className={className} role="img" aria-label={sentence}>
        <span className="grid size-12 place-items-center rounded-full bg-surface text-madder">
          <Icon aria-hidden="true" size={24} />
        </span>
      </div>
    );
  return (
    <div className={className}>
      <span className="picture-note">
        <Icon aria-hidden="true" size={28} className="text-madder" />
        {sentence}
      </span>
    </div>
  );
}
