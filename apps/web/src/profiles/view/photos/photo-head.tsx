import type { MemberProfile } from "@sanjog/contract/member-view";
import type { ReactNode } from "react";
import { PlatedPhoto } from "../../../ui/person/plated-photo.tsx";
import { usePhotoStrip } from "../../../ui/person/use-photo-strip.ts";
import type { ProfilePhoto } from "../view-profile-state.ts";
import { PhotoDots, PhotoStrip } from "./photo-strip.tsx";

type Props = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  onOpen: (position: number) => void;
  /** The heading on the name plate. */
  children: ReactNode;
  /** Controls above the photo. */
  over?: ReactNode;
  className?: string;
};

/** The photos with which a profile begins: they move sideways, with the name in their corner. */
export function PhotoHead({ profile, photos, name, onOpen, children, over, className }: Props) {
  const { strip, at, onScroll } = usePhotoStrip();
  return (
    <PlatedPhoto
      className={className ?? "profile-photo"}
      photo={
        <PhotoStrip
          profile={profile}
          photos={photos}
          name={name}
          strip={strip}
          onScroll={onScroll}
          onOpen={onOpen}
        />
      }
      over={over}
      mark={<PhotoDots total={photos.length} at={at} />}
    >
      {children}
    </PlatedPhoto>
  );
}
