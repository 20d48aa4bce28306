import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { useState } from "react";
import { useLocale, useT, useTexts } from "../platform/locale.tsx";
import { joined } from "../relations/member-words.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { Phul } from "../ui/phul.tsx";
import { BloomingCloth } from "./blooming-cloth.tsx";
import { delayed } from "./delayed.ts";
import type { Person } from "./joined-pictures.tsx";
import { MatchedRules } from "./matched-rules.tsx";
import { MomentFrame } from "./moment-frame.tsx";
import { MomentLinks } from "./moment-links.tsx";
import { MomentProfile } from "./moment-profile.tsx";
import { MomentTitle } from "./moment-title.tsx";
import { ShareNews } from "./share-news.tsx";
import { usePair } from "./use-pair.ts";
import { WaysToFamily } from "./ways-to-family.tsx";
import "./matched-screen.css";

/** A marriage proposal is accepted: congratulations on madder cloth. */
export function MatchedScreen() {
  useTexts("moments");
  const t = useT("common");
  return (
    <MomentProfile
      moment="matched"
      has_come={({ relation }) => relation.proposal?.status === "accepted"}
      skeleton={
        <MomentFrame className="madder-cloth" busy>
          <span role="status" className="visually-hidden">
            {t("loading.label")}
          </span>
        </MomentFrame>
      }
    >
      {(profile) => <Matched profile={profile} />}
    </MomentProfile>
  );
}

function Matched({ profile }: { profile: MemberProfile }) {
  const t = useT("moments");
  const { locale } = useLocale();
  const { me, other } = usePair(profile);
  const accepted_on = profile.relation.proposal?.accepted_on;
  const names = t("matched.names", { mine: me.name, theirs: other.name });
  return (
    <MomentFrame className="madder-cloth" foot={<div className="kinari mt-auto" />}>
      <div className="cloth-lattice">
        <BloomingCloth />
        <div className="cloth-pair">
          <Face person={me} />
          <Face person={other} />
        </div>
        <span className="cloth-knot bloom" style={delayed(800)}>
          <Phul thread="gold" />
        </span>
      </div>
      <div className="cloth-side">
        <div className="moment-column pb-3">
          <p className="rise font-strong text-balance text-(--haldi-light)" style={delayed(700)}>
            {joined(t("matched.line"), accepted_on && formatDate(locale, accepted_on))}
          </p>
          <div className="rise" style={delayed(760)}>
            <MomentTitle className="matched-title mt-1">{t("matched.title")}</MomentTitle>
          </div>
          <p lang={langOf(names)} className="rise matched-names mt-1" style={delayed(820)}>
            {names}
          </p>
          <p className="rise mt-2 text-balance leading-(--lh-ui)" style={delayed(880)}>
            {t("matched.next")}
          </p>
        </div>
        <div className="moment-column cloth-ways mt-auto grid justify-items-center gap-2.5 pb-1">
          <WaysToFamily profile={profile} family={other} />
          <ShareNews mine={me.name} theirs={other.name} accepted_on={accepted_on} />
          <MomentLinks>
            <ProfileNow />
          </MomentLinks>
        </div>
      </div>
    </MomentFrame>
  );
}

const Face = ({ person: { picture, name, user_id } }: { person: Person }) => (
  <MemberPicture small size="card" picture={picture} name={name} id={user_id} className="moment-face" />
);

function ProfileNow() {
  const t = useT("moments");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="moment-link underline"
        onClick={() => setOpen(true)}
      >
        {t("matched.what_now")}
      </button>
      {open !== null && <MatchedRules open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
