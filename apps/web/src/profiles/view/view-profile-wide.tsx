import { langOf } from "@sanjog/i18n/lang-of";
import { MemberMenu } from "../../reports/member-menu.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { usePhotoStrip } from "../../ui/person/use-photo-strip.ts";
import { ReadAloud } from "../../ui/read-aloud/read-aloud.tsx";
import { menuSteps } from "./actions/action-state.ts";
import { ProfileActions } from "./actions/profile-actions.tsx";
import { BackLine } from "./actions/profile-back.tsx";
import type { ArrangementProps } from "./arrangement.ts";
import { ConnectionBlock } from "./connection/connection-block.tsx";
import { ContactRows } from "./connection/contact-rows.tsx";
import { ProposalPart } from "./connection/proposal-part.tsx";
import { ProposalRow } from "./connection/proposal-row.tsx";
import { FitSection } from "./fit/fit-section.tsx";
import { GotraSection } from "./gotra/gotra-section.tsx";
import { ProfileLead } from "./lead/profile-lead.tsx";
import { Glance } from "./parts/glance.tsx";
import { HiddenSentence } from "./parts/hidden-sentence.tsx";
import { WrittenWords } from "./parts/written-words.tsx";
import { PhotoStrip } from "./photos/photo-strip.tsx";
import { PhotoThumbs } from "./photos/photo-thumbs.tsx";
import { ViewProfileCareer } from "./view-profile-career.tsx";
import { ViewProfileFamily } from "./view-profile-family.tsx";
import { ViewProfilePreferences } from "./view-profile-preferences.tsx";

/** A profile in two columns: the face and the decision, which stay in view, beside the story. */
export function ViewProfileWide({
  profile,
  photos,
  name,
  met,
  ask,
  just_sent,
  onOpen,
  choices,
}: ArrangementProps) {
  const heading = useArrivalFocus();
  const { strip, at, onScroll, show } = usePhotoStrip();
  const { relation, profile_details } = profile;
  const { connected } = relation;
  return (
    <div className="profile-columns">
      <div className="profile-side">
        <div className="profile-side-parts">
          <div className="profile-side-photo card">
            <PhotoStrip
              profile={profile}
              photos={photos}
              name={name}
              strip={strip}
              onScroll={onScroll}
              onOpen={onOpen}
            />
            <div className="hem" />
          </div>
          <PhotoThumbs profile={profile} photos={photos} name={name} current={at} onChoose={show} />
          {connected && ask && <ContactRows profile={profile} />}
          {connected && ask && <ProposalRow profile={profile} met={met} ask={ask} />}
          {ask && <ProfileActions profile={profile} met={met} ask={ask} just_sent={just_sent} />}
          <HiddenSentence profile={profile} />
        </div>
      </div>
      <div className="min-w-0">
        {ask && <BackLine />}
        <div className="flex items-start justify-between gap-4">
          <h1 ref={heading} tabIndex={-1}>
            <span lang={langOf(name)}>{name}</span>
            <span className="text-ink-2">, {profile_details.age}</span>
          </h1>
          {ask && (
            <div className="flex gap-2">
              <ReadAloud key={profile.user_id} />
              <MemberMenu
                reported={{ met, main_photo: profile.profile_picture }}
                steps={menuSteps(relation)}
                ask={ask}
              />
            </div>
          )}
        </div>
        <ProfileLead profile={profile} />
        {ask && (
          <div className="mt-3">
            {connected && <ConnectionBlock profile={profile} />}
            <ProposalPart profile={profile} met={met} ask={ask} />
          </div>
        )}
        <div className="mt-5">
          <Glance profile={profile} />
        </div>
        <WrittenWords profile={profile} />
        <FitSection profile={profile} />
        <GotraSection profile={profile} />
        <ViewProfileFamily profile={profile} />
        <ViewProfileCareer profile={profile} />
        <ViewProfilePreferences profile={profile} />
        {!connected && ask && <ContactRows profile={profile} titled className="profile-section" />}
      </div>
      {choices && <div className="col-span-full">{choices}</div>}
    </div>
  );
}
