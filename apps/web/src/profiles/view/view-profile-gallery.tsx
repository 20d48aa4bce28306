import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../../platform/locale.tsx";
import { ProfileSection } from "./parts/profile-section.tsx";
import { PhotoThumbs } from "./photos/photo-thumbs.tsx";
import type { ProfilePhoto } from "./view-profile-state.ts";

type Props = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  onOpen: (position: number) => void;
};

/** The photos in a row, which open large; renders nothing for the one that the page begins with. */
export function ViewProfileGallery({ profile, photos, name, onOpen }: Props) {
  const t = useT("view_profile");
  if (photos.length < 2) return null;
  return (
    <ProfileSection title={t("sections.gallery")} className="profile-gallery">
      <PhotoThumbs profile={profile} photos={photos} name={name} onChoose={onOpen} size="card" />
    </ProfileSection>
  );
}
