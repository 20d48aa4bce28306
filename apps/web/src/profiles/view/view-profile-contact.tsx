import type { MemberProfile } from "@sanjog/contract/member-view";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { Lock, Mail, Phone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { LongAddress } from "../../ui/layout/long-address.tsx";

/** E-mail and phone for viewers who may see them; for all others, who may. */
export function ViewProfileContact({ profile }: { profile: MemberProfile }) {
  const t = useT("view_profile");
  const { email, phone_number, relation } = profile;
  if (!email && !phone_number)
    return (
      <p className="flex items-start gap-3 leading-(--lh-ui) text-ink-3">
        <Lock aria-hidden="true" size={20} className="mt-0.5 flex-none" />
        {t(relation.connected ? "contact_private" : "contact_hidden")}
      </p>
    );
  return (
    <ul className="grid grid-cols-1 gap-1">
      {email && (
        <li>
          <a href={`mailto:${email}`} className="flex min-h-(--touch) items-center gap-3 wrap-anywhere">
            <Mail aria-hidden="true" size={22} className="flex-none text-haldi-mark" />
            <LongAddress text={email} />
          </a>
        </li>
      )}
      {phone_number && (
        <li>
          <a href={`tel:${phone_number}`} className="flex min-h-(--touch) items-center gap-3">
            <Phone aria-hidden="true" size={22} className="flex-none text-haldi-mark" />
            {spacedPhone(phone_number)}
          </a>
        </li>
      )}
    </ul>
  );
}
