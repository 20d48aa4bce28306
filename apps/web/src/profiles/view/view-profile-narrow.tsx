import { useMemo } from "react";
import { proposalStateOf } from "../../proposals/proposal-state.ts";
import { MemberMenu } from "../../reports/member-menu.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { NameAndAge } from "../../ui/person/plated-photo.tsx";
import { ReadAloud } from "../../ui/read-aloud/read-aloud.tsx";
import { hasActions, menuSteps } from "./actions/action-state.ts";
import { ProfileActions } from "./actions/profile-actions.tsx";
import { RoundBack } from "./actions/profile-back.tsx";
import type { ArrangementProps } from "./arrangement.ts";
import { ConnectionBlock } from "./connection/connection-block.tsx";
import { ContactRows } from "./connection/contact-rows.tsx";
import { ProposalPart } from "./connection/proposal-part.tsx";
import { ProposalRow } from "./connection/proposal-row.tsx";
import { ReachFamily } from "./connection/reach-family.tsx";
import { FitSection } from "./fit/fit-section.tsx";
import { GotraSection } from "./gotra/gotra-section.tsx";
import { ProfileLead } from "./lead/profile-lead.tsx";
import { type Anchor, AnchorBar, anchors } from "./parts/anchor-bar.tsx";
import { GlanceSection } from "./parts/glance.tsx";
import { HiddenSentence } from "./parts/hidden-sentence.tsx";
import { WrittenWords } from "./parts/written-words.tsx";
import { PhotoHead } from "./photos/photo-head.tsx";
import { ViewProfileCareer } from "./view-profile-career.tsx";
import { ViewProfileFamily } from "./view-profile-family.tsx";
import { ViewProfileGallery } from "./view-profile-gallery.tsx";
import { useOpenWishes, ViewProfilePreferences } from "./view-profile-preferences.tsx";

/** A profile in one column: the photo from edge to edge, and the decision in a bar at the foot. */
export function ViewProfileNarrow({
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
  const { relation, profile_details, match } = profile;
  const { connected } = relation;
  // The other family waits, so the answer is on the first screen; one talks before one answers.
  const answers = ask && proposalStateOf(relation.proposal) === "proposal_received";
  const proposal = ask && <ProposalPart profile={profile} met={met} ask={ask} />;
  const has_wishes = useOpenWishes(profile);
  const has_fit = match !== null;
  const shown = useMemo(() => {
    const present: Partial<Record<Anchor, boolean>> = { fit: has_fit, wishes: has_wishes };
    return anchors.filter((anchor) => present[anchor] ?? true);
  }, [has_fit, has_wishes]);
  return (
    <>
      <PhotoHead
        profile={profile}
        photos={photos}
        name={name}
        onOpen={onOpen}
        className={`profile-photo ${answers ? "profile-photo-answered" : connected ? "profile-photo-short" : ""}`}
        over={
          ask && (
            <>
              <RoundBack />
              <div className="m-3 flex gap-2 self-start justify-self-end">
                <ReadAloud key={profile.user_id} overPhoto />
                <MemberMenu
                  reported={{ met, main_photo: profile.profile_picture }}
                  steps={menuSteps(relation)}
                  ask={ask}
                  overPhoto
                />
              </div>
            </>
          )
        }
      >
        <h1 ref={heading} tabIndex={-1}>
          <NameAndAge name={name} age={profile_details.age} />
        </h1>
      </PhotoHead>
      <div className="profile-lead">
        <ProfileLead profile={profile}>
          {answers && (
            <>
              <ReachFamily profile={profile} />
              {proposal}
            </>
          )}
        </ProfileLead>
        {connected && ask && (
          <div className="mt-3">
            <ConnectionBlock profile={profile} reached_above={answers} />
            <ContactRows profile={profile} className="my-3" />
            {!answers && proposal}
            <ProposalRow profile={profile} met={met} ask={ask} />
          </div>
        )}
      </div>
      <AnchorBar shown={shown} />
      <GlanceSection profile={profile} />
      <WrittenWords profile={profile} />
      <FitSection profile={profile} folded={connected} />
      <GotraSection profile={profile} />
      <ViewProfileFamily profile={profile} />
      <ViewProfileCareer profile={profile} />
      <ViewProfilePreferences profile={profile} />
      <ViewProfileGallery profile={profile} photos={photos} name={name} onOpen={onOpen} />
      {!connected && ask && <ContactRows profile={profile} className="profile-section" />}
      <HiddenSentence profile={profile} className="profile-section pb-2" />
      {choices}
      {ask && hasActions(relation) && (
        <div className="fixed-bar profile-foot">
          <ProfileActions profile={profile} met={met} ask={ask} just_sent={just_sent} />
        </div>
      )}
    </>
  );
}
