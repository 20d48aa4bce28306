import type { MemberProfile } from "@sanjog/contract/member-view";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useLocale, useT, useTexts } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { genderOf, joined } from "../relations/member-words.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { Phul } from "../ui/phul.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { BloomingCloth } from "./blooming-cloth.tsx";
import { delayed } from "./delayed.ts";
import type { Person } from "./joined-pictures.tsx";
import { MatchedRules } from "./matched-rules.tsx";
import { MomentFrame } from "./moment-frame.tsx";
import { MomentProfile } from "./moment-profile.tsx";
import { MomentTitle } from "./moment-title.tsx";
import { ShareNews } from "./share-news.tsx";
import { usePair } from "./use-pair.ts";

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
          <p className="rise font-strong text-(--haldi-light)" style={delayed(700)}>
            {joined(t("matched.line"), accepted_on && formatDate(locale, accepted_on))}
          </p>
          <div className="rise" style={delayed(760)}>
            <MomentTitle className="mt-1 text-[2.1111rem] lg:text-[3.25rem]">
              {t("matched.title")}
            </MomentTitle>
          </div>
          <p
            lang={langOf(names)}
            className="rise mt-2 font-heading text-xl lg:text-2xl leading-(--lh-tight) wrap-anywhere"
            style={delayed(820)}
          >
            {names}
          </p>
        </div>
        <div className="moment-column cloth-ways mt-auto grid justify-items-center gap-2.5 pb-1">
          <WaysToFamily profile={profile} name={other.name} />
          <ShareNews text={t("matched.share_text", { mine: me.name, theirs: other.name })} />
          <ProfileNow />
        </div>
      </div>
    </MomentFrame>
  );
}

const Face = ({ person: { picture, name, user_id } }: { person: Person }) => (
  <MemberPicture small size="card" picture={picture} name={name} id={user_id} className="moment-face" />
);

/** Opens the chat with the family and calls them, or opens the profile where their number is hidden. */
function WaysToFamily({ profile, name }: { profile: MemberProfile; name: string }) {
  const t = useT("moments");
  const base = useSiteInfo()?.whatsapp_link_base;
  if (!profile.phone_number || !base)
    return (
      <ButtonLink to={profilePath(profile.user_id)} className="btn-on-madder">
        {t(`connected.see_profile.${genderOf(profile)}`)}
      </ButtonLink>
    );
  return (
    <div className="flex w-full gap-2.5">
      <a
        href={chatLink(base, profile.phone_number)}
        target="_blank"
        rel="noopener noreferrer"
        className="btn btn-on-madder px-3"
      >
        <WhatsAppIcon />
        {t("matched.write", { name })}
      </a>
      <a
        href={`tel:${profile.phone_number}`}
        aria-label={t("connected.call")}
        title={t("connected.call")}
        className="btn btn-madder-line w-auto px-4"
      >
        <Phone aria-hidden="true" size={22} />
      </a>
    </div>
  );
}

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
