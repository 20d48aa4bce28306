import type { MemberProfile } from "@sanjog/contract/member-view";
import { dayInIndia } from "@sanjog/domain/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { PushSwitch } from "../notifications/push-switch.tsx";
import { useT, useTexts } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { useProductName } from "../platform/site-info.ts";
import { genderOf } from "../relations/member-words.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { JoinedPictures } from "./joined-pictures.tsx";
import { MomentFrame } from "./moment-frame.tsx";
import { MomentLinks } from "./moment-links.tsx";
import { MomentProfile } from "./moment-profile.tsx";
import { MomentTitle } from "./moment-title.tsx";
import { SeenNow, useOwnAsConnection } from "./seen-now.tsx";
import { usePair } from "./use-pair.ts";
import { WaysToWrite } from "./ways-to-write.tsx";
import "./connected-screen.css";

/** A request is accepted: the two people, and how their families reach each other. */
export function ConnectedScreen() {
  useTexts("moments", "notifications");
  // Loads beside the other profile, so that both are there together.
  useOwnAsConnection();
  return (
    <MomentProfile
      moment="connected"
      has_come={({ relation }) => relation.connected}
      skeleton={<ConnectedSkeleton />}
    >
      {(profile) => <Connected profile={profile} />}
    </MomentProfile>
  );
}

function Connected({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { me, other } = usePair(profile);
  const [now] = useState(() => new Date());
  const product = useProductName();
  const phone_number = profile.phone_number;
  const see_profile = t(`connected.see_profile.${genderOf(profile)}`);
  const is_today = profile.relation.connected_on === dayInIndia(now);
  const sent_by_viewer = profile.relation.request?.sent_by_viewer === true;
  return (
    <MomentFrame className="connected">
      <div className="cloth cloth-1 moment-cloth joined-cloth">
        <JoinedPictures left={me} right={other} />
      </div>
      <div className="moment-column connected-words">
        <MomentTitle>{t("connected.title", { name: other.name })}</MomentTitle>
        <p className="mt-1 text-balance text-ink-2">
          {t(sent_by_viewer ? `connected.they_said_yes${is_today ? "_today" : ""}` : "connected.now_both")}
        </p>
        <h2 className="connected-next">
          <span className="moment-stitch" />
          {t(phone_number && !profile.relation.proposal ? "connected.advice" : "connected.next")}
          <span className="moment-stitch" />
        </h2>
        {phone_number ? (
          <WaysToWrite
            phone_number={phone_number}
            time_zones={profile.time_zones}
            place={other.place}
            draft={t("connected.draft", { name: me.name, city: me.place, product })}
          />
        ) : (
          <>
            <p className="mb-3 rounded-md bg-surface p-3 text-ink-2 shadow-1">
              {t("connected.number_hidden")}
            </p>
            <ButtonLink look="primary" to={profilePath(other.user_id)} className="w-full">
              {see_profile}
            </ButtonLink>
          </>
        )}
        <MomentLinks>
          {phone_number && (
            <Link to={profilePath(other.user_id)} className="moment-link">
              {see_profile}
            </Link>
          )}
        </MomentLinks>
        <div className="connected-quiet empty:hidden">
          <SeenNow profile={profile} />
          <PushSwitch className="connected-tell" />
        </div>
      </div>
    </MomentFrame>
  );
}

function ConnectedSkeleton() {
  const t = useT("common");
  return (
    <MomentFrame className="connected" busy>
      <div className="cloth cloth-1 moment-cloth joined-cloth">
        <span role="status" className="visually-hidden">
          {t("loading.label")}
        </span>
        <div className="joined">
          <figure>
            <div className="moment-face bg-sunken" />
          </figure>
          <figure>
            <div className="moment-face bg-sunken" />
          </figure>
        </div>
      </div>
      <div className="moment-column connected-words grid justify-items-center gap-4">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="mt-8 h-24 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </MomentFrame>
  );
}
