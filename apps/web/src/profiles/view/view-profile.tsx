import type { MemberProfile } from "@sanjog/contract/member-view";
import { nameFor } from "@sanjog/i18n/name-for";
import type { ReactNode } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { useWide } from "../../platform/wide.ts";
import { memberWithRelationOf } from "../../relations/member-words.ts";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { usePhotoViewer } from "./photos/photo-viewer.tsx";
import { useWindowTitle } from "./use-window-title.ts";
import { ViewProfileNarrow } from "./view-profile-narrow.tsx";
import { photosOf } from "./view-profile-state.ts";
import { ViewProfileWide } from "./view-profile-wide.tsx";
import "./view-profile.css";

type Props = {
  profile: MemberProfile;
  /** Absent on the own profile, on which there is nothing to do. */
  ask?: AskStep;
  just_sent?: boolean;
  choices?: ReactNode;
};

/** A profile, arranged for the width of the window. */
export function ViewProfile({ profile, ask, just_sent = false, choices = null }: Props) {
  const { locale } = useLocale();
  const wide = useWide();
  const photos = photosOf(profile);
  const met = memberWithRelationOf(profile, locale);
  const { name } = nameFor(locale, profile.profile_details);
  const { openPhoto, viewer } = usePhotoViewer({ photos, met, ask });
  useWindowTitle(name);
  const Arrangement = wide ? ViewProfileWide : ViewProfileNarrow;
  return (
    <>
      <Arrangement
        profile={profile}
        photos={photos}
        name={name}
        met={met}
        ask={ask}
        just_sent={just_sent}
        onOpen={openPhoto}
        choices={choices}
      />
      {viewer}
    </>
  );
}
