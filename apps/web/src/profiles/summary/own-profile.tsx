import type { MemberProfile } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { nameFor } from "@sanjog/i18n/name-for";
import { Eye, FileText } from "lucide-react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useWide } from "../../platform/wide.ts";
import { previewPath } from "../../privacy/preview-viewers.ts";
import { memberWithRelationOf } from "../../relations/member-words.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { GotraChips } from "../view/gotra/gotra-section.tsx";
import { ProfileLead } from "../view/lead/profile-lead.tsx";
import { WordsBlock } from "../view/parts/written-words.tsx";
import { PhotoThumbs } from "../view/photos/photo-thumbs.tsx";
import { usePhotoViewer } from "../view/photos/photo-viewer.tsx";
import { CareerStory } from "../view/view-profile-career.tsx";
import { FamilyStory } from "../view/view-profile-family.tsx";
import { PersonalChips } from "../view/view-profile-personal.tsx";
import { WishChips } from "../view/view-profile-preferences.tsx";
import { photosOf } from "../view/view-profile-state.ts";
import { VisibilitySwitch } from "../visibility-switch.tsx";
import { missingFacts } from "./missing-facts.ts";
import { OwnContact } from "./own-contact.tsx";
import { OwnGlance } from "./own-glance.tsx";
import { OwnLinks } from "./own-links.tsx";
import { OwnPart } from "./own-part.tsx";
import { OwnPhoto } from "./own-photo.tsx";
import "../view/view-profile.css";
import "./own-profile.css";

/** The own profile as others read it, with nothing hidden; each part leads to its form. */
export function OwnProfile({ user, profile }: { user: User; profile: MemberProfile }) {
  const t = useT("profiles");
  const { locale } = useLocale();
  const { name } = nameFor(locale, profile.profile_details);
  const wide = useWide();
  const photos = photosOf(profile);
  const { openPhoto, viewer } = usePhotoViewer({ photos, met: memberWithRelationOf(profile, locale) });
  const missing = missingFacts(profile);
  return (
    <div className="profile-columns">
      <div className="profile-side">
        <div className="profile-side-parts">
          <OwnPhoto profile={profile} photos={photos} name={name} onOpen={openPhoto} />
          {wide && <OwnLinks />}
        </div>
      </div>
      <div className="min-w-0">
        <div className="profile-lead">
          <ProfileLead profile={profile} />
        </div>
        <div className="own-uses">
          <ButtonLink to={previewPath("stranger")} icon={<Eye aria-hidden="true" size={22} />}>
            {t("summary.see_as")}
          </ButtonLink>
          <ButtonLink to="/biodata" icon={<FileText aria-hidden="true" size={22} />}>
            {t("summary.biodata")}
          </ButtonLink>
        </div>
        <VisibilitySwitch public_profile={user.public_profile} reasons={user.visibility.reasons} />
        <OwnGlance profile={profile} />
        <OwnPart step="personal" missing={missing.personal}>
          <WordsBlock profile={profile} />
          <PersonalChips profile={profile} />
        </OwnPart>
        <OwnPart step="family" missing={missing.family}>
          <FamilyStory profile={profile} />
          <GotraChips profile={profile} />
        </OwnPart>
        <OwnPart step="career" missing={missing.career}>
          <CareerStory profile={profile} />
        </OwnPart>
        <OwnPart step="preference" missing={missing.preference}>
          <WishChips preferences={profile.preferences} />
        </OwnPart>
        <OwnPart step="photo" missing={missing.photo}>
          {photos.length === 0 && <p className="text-ink-2">{t("summary.no_photos")}</p>}
          <PhotoThumbs profile={profile} photos={photos} name={name} onChoose={openPhoto} least={1} />
        </OwnPart>
        <OwnContact user={user} />
        {!wide && <OwnLinks />}
      </div>
      {viewer}
    </div>
  );
}
