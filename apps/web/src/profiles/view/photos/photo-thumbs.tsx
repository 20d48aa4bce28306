import type { MemberProfile } from "@sanjog/contract/member-view";
import type { PhotoSize } from "@sanjog/domain/photos/photo-rules";
import { Lock } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import { MemberPicture } from "../../../ui/member-picture.tsx";
import type { ProfilePhoto } from "../view-profile-state.ts";

type Props = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  /** The photo that is shown large beside the thumbnails. */
  current?: number;
  onChoose: (position: number) => void;
  /** From how many photos on there is something to choose. */
  least?: number;
  size?: PhotoSize;
};

/** The photos as small squares, and a lock for those that this viewer may not see. */
export function PhotoThumbs({ profile, photos, name, current, onChoose, least = 2, size = "small" }: Props) {
  const t = useT("view_profile");
  const kept = Array.isArray(profile.post_pictures) ? null : profile.post_pictures;
  if (photos.length + (kept ? 1 : 0) < least) return null;
  return (
    <ul className="photo-thumbs">
      {photos.map(({ id, reference }, position) => (
        <li key={id}>
          <button
            type="button"
            className="photo-thumb"
            {...(current === undefined
              ? { "aria-haspopup": "dialog" as const }
              : { "aria-pressed": position === current })}
            aria-label={t(current === undefined ? "open_photo" : "show_photo", {
              number: String(position + 1),
            })}
            onClick={() => onChoose(position)}
          >
            <MemberPicture
              picture={reference}
              name={name}
              id={profile.user_id}
              small
              size={size}
              className="size-full"
            />
          </button>
        </li>
      ))}
      {kept && (
        <li className="photo-thumb photo-thumb-kept">
          <Lock aria-hidden="true" size={24} />
          <span className="visually-hidden">{t(`gallery_${kept}`)}</span>
        </li>
      )}
    </ul>
  );
}
