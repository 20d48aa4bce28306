import type { MemberProfile } from "@sanjog/contract/member-view";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { Copy, Link2, type LucideIcon, Mail, MapPin, Phone, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../platform/locale.tsx";
import { showToast } from "../../../platform/toast.tsx";
import { joined, placeLine } from "../../../relations/member-words.ts";
import { LongAddress } from "../../../ui/layout/long-address.tsx";
import { useOutsideLink } from "./use-outside-link.tsx";

type Props = {
  profile: MemberProfile;
  className?: string;
  /** Whether the rows have a heading: where they are a part of a page that has room for it. */
  titled?: boolean;
};

/** The ways to reach a member that this viewer may see; a tap copies a number or an address. */
export function ContactRows({ profile, className, titled = false }: Props) {
  const t = useT("view_profile");
  const { email, phone_number, profile_details: person, family_details: family } = profile;
  const { link, dialog } = useOutsideLink();
  const { reference_name, reference_relation, reference_contact } = person;
  const knows = joined(
    reference_name,
    reference_relation,
    reference_contact && spacedPhone(reference_contact),
  );
  const links = [person.instagram_link, person.facebook_link].filter((address) => address);
  const address = placeLine(family.contact_address, profile.career_details.pincode);
  const phone = phone_number && spacedPhone(phone_number);
  if (!phone && !email && !family.contact_address && !knows && links.length === 0) return null;
  return (
    <div className={className}>
      {titled && <h2>{t("sections.contact")}</h2>}
      <ul className="contact-rows card">
        {phone && <CopyRow Icon={Phone} text={phone} copied={phone_number} />}
        {email && (
          <CopyRow Icon={Mail} text={email}>
            <LongAddress text={email} />
          </CopyRow>
        )}
        {family.contact_address && <CopyRow Icon={MapPin} text={address} label={t("contact.address")} />}
        {knows && person.reference && (
          <Row Icon={UserRoundCheck}>
            <span className="grid">
              <span className="text-xs text-ink-3">{t("contact.knows_family")}</span>
              {knows}
            </span>
          </Row>
        )}
        {links.map((to) => (
          <Row key={to} Icon={Link2}>
            {link(to)}
          </Row>
        ))}
      </ul>
      {dialog}
    </div>
  );
}

function Row({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="contact-row">
      <Icon aria-hidden="true" size={24} className="flex-none text-haldi-mark" />
      {children}
    </li>
  );
}

type CopyProps = {
  Icon: LucideIcon;
  text: string;
  label?: string;
  copied?: string | null;
  children?: ReactNode;
};

function CopyRow({ Icon, text, label, copied = text, children }: CopyProps) {
  const t = useT("view_profile");
  async function copy() {
    await navigator.clipboard.writeText(copied ?? text);
    showToast("success", t("contact.copied"));
  }
  return (
    <li>
      <button
        type="button"
        className="contact-row w-full text-start"
        aria-label={t("contact.copy", { text })}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" size={24} className="flex-none text-haldi-mark" />
        <span className="min-w-0 grow wrap-anywhere">
          {label && <span className="block text-xs text-ink-3">{label}</span>}
          {children ?? text}
        </span>
        <Copy aria-hidden="true" size={20} className="flex-none text-ink-3" />
      </button>
    </li>
  );
}
