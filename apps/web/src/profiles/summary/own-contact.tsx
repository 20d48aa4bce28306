import type { User } from "@sanjog/contract/user";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import {
  BadgeCheck,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  Pencil,
  Phone,
  UserRoundCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { joined, placeLine } from "../../relations/member-words.ts";
import { LongAddress } from "../../ui/layout/long-address.tsx";
import { editPath } from "./edit-path.ts";
import { VerifyPhoneButton } from "./verify-phone-button.tsx";

const login = "/account#login";

/** How families reach the member: each row leads to where it is changed. */
export function OwnContact({ user }: { user: User }) {
  const t = useT("profiles");
  const view = useT("view_profile");
  const { profile_details: person, family_details: family, career_details: career } = user;
  const knows = person?.reference
    ? joined(
        person.reference_name,
        person.reference_relation,
        person.reference_contact && spacedPhone(person.reference_contact),
      )
    : "";
  return (
    <section className="own-part">
      <h2>{view("sections.contact")}</h2>
      <p className="mb-2 text-sm text-ink-2">
        {t.rich("summary.contact_note", {
          privacy: (words) => <Link to="/privacy-setting">{words}</Link>,
        })}
      </p>
      <ul className="contact-rows card">
        {user.phone_number && (
          <Row Icon={Phone} to={login} label={t("summary.phone")}>
            {spacedPhone(user.phone_number)}
            <Verified verified={user.phone_verified} />
          </Row>
        )}
        {user.email && (
          <Row Icon={Mail} to={login} label={t("summary.email")}>
            <LongAddress text={user.email} />
            <Verified verified={user.email_verified} />
          </Row>
        )}
        {family?.contact_address && (
          <Row Icon={MapPin} to={editPath("family", "contact_address")} label={view("contact.address")}>
            {placeLine(family.contact_address, career?.pincode)}
          </Row>
        )}
        {knows && (
          <Row
            Icon={UserRoundCheck}
            to={editPath("personal", "reference_name")}
            label={view("contact.knows_family")}
          >
            {knows}
          </Row>
        )}
        {person?.instagram_link && (
          <Row Icon={Link2} to={editPath("personal", "instagram_link")} label="Instagram">
            <span lang="en">
              <LongAddress text={person.instagram_link.replace(/^https:\/\/(www\.)?/, "")} />
            </span>
          </Row>
        )}
        {person?.facebook_link && (
          <Row Icon={Link2} to={editPath("personal", "facebook_link")} label="Facebook">
            <span lang="en">
              <LongAddress text={person.facebook_link.replace(/^https:\/\/(www\.)?/, "")} />
            </span>
          </Row>
        )}
      </ul>
      {!user.phone_verified && (
        <div className="mt-3 grid justify-items-start gap-2">
          <p className="text-ink-2">{t("summary.verify_text")}</p>
          <VerifyPhoneButton>{t("summary.verify_phone")}</VerifyPhoneButton>
        </div>
      )}
    </section>
  );
}

type RowProps = { Icon: LucideIcon; to: string; label: string; children: ReactNode };

function Row({ Icon, to, label, children }: RowProps) {
  const t = useT("profiles");
  return (
    <li>
      <Link to={to} className="contact-row text-ink no-underline">
        <Icon aria-hidden="true" size={24} className="flex-none text-haldi-mark" />
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block text-xs text-ink-3">{label}</span>
          {children}
        </span>
        <Pencil aria-hidden="true" size={20} className="flex-none text-madder" />
        <span className="visually-hidden">{t("summary.edit")}</span>
      </Link>
    </li>
  );
}

function Verified({ verified }: { verified: boolean }) {
  const t = useT("profiles");
  if (!verified) return <span className="block text-sm text-haldi-ink">{t("summary.not_verified")}</span>;
  return (
    <span className="flex items-center gap-1 text-sm text-mehndi">
      <BadgeCheck aria-hidden="true" size={20} />
      {t("summary.verified")}
    </span>
  );
}
