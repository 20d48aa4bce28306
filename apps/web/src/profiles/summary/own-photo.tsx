import type { MemberProfile } from "@sanjog/contract/member-view";
import { Camera } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { NameAndAge } from "../../ui/person/plated-photo.tsx";
import { PhotoHead } from "../view/photos/photo-head.tsx";
import type { ProfilePhoto } from "../view/view-profile-state.ts";
import { editPath } from "./edit-path.ts";

type Props = {
  profile: MemberProfile;
  photos: readonly ProfilePhoto[];
  name: string;
  onOpen: (position: number) => void;
};

/** The photos with which the profile begins, and the way to change them. */
export function OwnPhoto({ profile, photos, name, onOpen }: Props) {
  const t = useT("profiles");
  return (
    <div className="own-photo">
      <PhotoHead
        profile={profile}
        photos={photos}
        name={name}
        onOpen={onOpen}
        over={
          <Link
            to={editPath("photo")}
            className="round round-over own-photo-edit"
            aria-label={t(profile.profile_picture === null ? "summary.add_photo" : "summary.edit_photo")}
          >
            <Camera aria-hidden="true" size={24} />
          </Link>
        }
      >
        <h2>
          <NameAndAge name={name} age={profile.profile_details.age} />
        </h2>
      </PhotoHead>
    </div>
  );
}
