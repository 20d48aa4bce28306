import type { Suggestion } from "@sanjog/contract/suggestions";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { BriefcaseBusiness, CalendarDays, Mail, MapPin, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { placeLine } from "../relations/member-words.ts";
import { LongAddress } from "../ui/layout/long-address.tsx";

/** Work, income, birth, e-mail and place; an item for connections only is labelled so. */
export function CardFacts({ suggestion }: { suggestion: Suggestion }) {
  const t = useT("suggestions");
  const { locale } = useLocale();
  const { career_details: career, profile_details, email } = suggestion;
  const { dob } = profile_details;
  return (
    <dl className="grid gap-3 leading-(--lh-ui) text-ink-2">
      <Fact Icon={BriefcaseBusiness} label={t("facts.occupation")} value={career.occupation_title} />
      <Fact
        Icon={Wallet}
        label={t("facts.annual_income")}
        // Keeps a range on one line.
        value={career.annual_income_title?.replace(/–/g, "–\u2060")}
        hidden={t("income_hidden")}
      />
      <Fact
        Icon={CalendarDays}
        label={t("facts.dob")}
        value={dob && t("born", { date: formatDate(locale, dob) })}
        hidden={t("born_hidden")}
      />
      <Fact
        Icon={Mail}
        label={t("facts.email")}
        value={email && <LongAddress text={email} />}
        hidden={t("email_hidden")}
      />
      <Fact Icon={MapPin} label={t("facts.place")} value={placeLine(career.city, career.country)} />
    </dl>
  );
}

type FactProps = { Icon: typeof Mail; label: string; value: ReactNode; hidden?: ReactNode };

function Fact({ Icon, label, value, hidden }: FactProps) {
  return (
    <div className="flex items-start gap-3">
      <dt className="flex-none pt-0.5 text-haldi-mark">
        <Icon aria-hidden="true" size={22} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd
        lang={typeof value === "string" ? langOf(value) : undefined}
        className={value ? "min-w-0 wrap-anywhere" : "text-ink-3"}
      >
        {value ?? hidden}
      </dd>
    </div>
  );
}
