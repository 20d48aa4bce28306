import type { MemberProfile } from "@sanjog/contract/member-view";
import { useT } from "../platform/locale.tsx";
import { profilePath } from "../platform/profile-path.ts";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { genderOf } from "../relations/member-words.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { CallLink } from "./call-link.tsx";
import type { Person } from "./joined-pictures.tsx";

type Props = { profile: MemberProfile; family: Person };

/** Opens the chat with the family and calls them, or opens the profile where their number is hidden. */
export function WaysToFamily({ profile, family: { name, place } }: Props) {
  const t = useT("moments");
  const base = useSiteInfo()?.whatsapp_link_base;
  const { phone_number, time_zones } = profile;
  if (!phone_number || !base)
    return (
      <ButtonLink to={profilePath(profile.user_id)} className="btn-on-madder">
        {t(`connected.see_profile.${genderOf(profile)}`)}
      </ButtonLink>
    );
  return (
    <>
      <a
        href={chatLink(base, phone_number)}
        target="_blank"
        rel="noopener noreferrer"
        className="btn btn-on-madder px-3"
      >
        <WhatsAppIcon />
        {t("matched.write", { name })}
      </a>
      <CallLink {...{ phone_number, time_zones, place }} className="btn-madder-line" />
    </>
  );
}
