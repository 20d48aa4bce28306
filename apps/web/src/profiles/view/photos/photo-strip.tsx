import type { MemberProfile } from "@sanjog/contract/member-view";
import type { RefObject } from "react";
import { useT } from "../../../platform/locale.tsx";
import { pictureAt, usePictureSettled } from "../../../platform/pictures.ts";
import { whyHidden } from "../../../platform/why-hidden.ts";
import { hidden_icons, MemberPicture } from "../../../ui/member-picture.tsx";
import type { ProfilePhoto } from "../view-profile-state.ts";

type Props = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  strip: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  onOpen: (position: number) => void;
};

/**
 * The photos side by side, each as large as the strip, or the placeholder with the reason why there is none. Where the
 * gallery is shown without the main photo, its first photo says so.
 */
export function PhotoStrip({ profile, photos, name, strip, onScroll, onOpen }: Props) {
  const t = useT("view_profile");
  const main = profile.profile_picture;
  // On a slow connection the other photos would delay the first one.
  const first_settled = usePictureSettled(pictureAt(photos[0]?.reference ?? null, "full"));
  if (photos.length === 0)
    return <MemberPicture picture={main} name={name} id={profile.user_id} className="size-full" />;
  const word = whyHidden(main);
  const hidden = word ? t(`main_photo.${word}`) : "";
  const Icon = hidden_icons[word ?? "friends"];
  return (
    <div ref={strip} className="photo-strip" onScroll={onScroll}>
      {photos.map(({ id, reference }, position) => {
        const note = position === 0 ? hidden : "";
        const label = t("open_photo", { number: String(position + 1) });
        return (
          <button
            key={id}
            type="button"
            className="photo-slide"
            aria-haspopup="dialog"
            aria-label={note ? `${label}. ${note}` : label}
            onClick={() => onOpen(position)}
          >
            {position > 0 && !first_settled ? (
              <div className="size-full bg-sunken" />
            ) : (
              <MemberPicture
                picture={reference}
                name={name}
                id={profile.user_id}
                size="full"
                className="size-full"
              />
            )}
            {note && (
              <span className="photo-note">
                <Icon aria-hidden="true" />
                {note}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The place of the photo in view among the others. Screen readers have the numbers of the photos instead. */
export function PhotoDots({ total, at }: { total: number; at: number }) {
  if (total < 2) return null;
  return (
    <span className="photo-dots" aria-hidden="true">
      {Array.from({ length: total }, (_, position) => (
        <i key={`dot-${String(position)}`} className={position === at ? "photo-dot-here" : undefined} />
      ))}
    </span>
  );
}
