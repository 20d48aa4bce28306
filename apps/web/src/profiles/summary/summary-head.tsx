import type { User } from "@sanjog/contract/user";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { ageAt } from "@sanjog/domain/calendar";
import { formatProfileNumber } from "@sanjog/domain/profiles/profile-number-words";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { FileText, Mail, MessageCircle, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useLocale, useT } from "../../platform/locale.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { LongAddress } from "../../ui/layout/long-address.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { OtherName } from "../../ui/other-name.tsx";
import { VerifyPhoneButton } from "./verify-phone-button.tsx";

/** The member's photo with a link to change it, name, age and contact details. */
export function SummaryHead({ user }: { user: User }) {
  const t = useT("profiles");
  const [now] = useState(() => new Date());
  const personal = user.profile_details;
  const { locale } = useLocale();
  const { name, other } = personal ? nameFor(locale, personal) : { name: "", other: "" };
  return (
    <section className="card overflow-hidden">
      <div className="relative">
        <MemberPicture
          picture={user.profile_picture}
          name={name}
          id={user.user_id}
          className="mx-auto aspect-square w-full"
        />
        <Link
          to="/profile-registration-edit/photo"
          className="icon-btn absolute right-3 bottom-3 border border-line-strong bg-surface text-madder shadow-1"
          aria-label={t("summary.edit_photo")}
        >
          <Pencil aria-hidden="true" />
        </Link>
      </div>
      <div className="kinari-white" />
      <div className="grid grid-cols-1 gap-4 p-5">
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          <OtherName name={other} />
          {personal && <p className="text-ink-2">{t("summary.age", { age: ageAt(personal.dob, now) })}</p>}
          <p className="text-sm text-ink-3">
            {t("summary.number", { number: formatProfileNumber(user.profile_number) })}
          </p>
        </div>
        {user.email && (
          <Reached label={t("summary.email")} icon={<Mail aria-hidden="true" />}>
            <LongAddress text={user.email} />
            {!user.email_verified && <NotVerified />}
          </Reached>
        )}
        <Phone user={user} />
        <ButtonLink to="/biodata" icon={<FileText aria-hidden="true" size={22} />}>
          {t("summary.biodata")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Phone({ user }: { user: User }) {
  const t = useT("profiles");
  const { phone_number, phone_verified } = user;
  return (
    <>
      {phone_number && (
        <Reached label={t("summary.phone")} icon={<MessageCircle aria-hidden="true" />}>
          {spacedPhone(phone_number)}
          {!phone_verified && <NotVerified />}
        </Reached>
      )}
      {!phone_verified && (
        <>
          <p className="text-ink-2">{t("summary.verify_text")}</p>
          <VerifyPhoneButton>{t("summary.verify_phone")}</VerifyPhoneButton>
        </>
      )}
    </>
  );
}

function NotVerified() {
  const t = useT("profiles");
  return <span className="block text-sm text-haldi-ink">{t("summary.not_verified")}</span>;
}

function Reached({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <span className="flex-none text-haldi-mark">{icon}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className="visually-hidden">{label}: </span>
        {children}
      </span>
    </p>
  );
}
