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

/** The photos as thumbnails that open large; renders nothing where there is only one. */
export function ViewProfileGallery({ profile, photos, name, onOpen }: Props) {
  const t = useT("view_profile");
  if (photos.length < 2 && Array.isArray(profile.post_pictures)) return null;
  return (
    <ProfileSection title={t("sections.gallery")}>
      <PhotoThumbs profile={profile} photos={photos} name={name} onChoose={onOpen} />
    </ProfileSection>
  );
}
