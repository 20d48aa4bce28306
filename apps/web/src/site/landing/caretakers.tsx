import { langOf } from "@sanjog/i18n/lang-of";
import { ClipboardList, Phone, Scale } from "lucide-react";
import { Link } from "react-router";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

export const caretakers_id = "caretakers";

/**
 * Who looks after the service, as the configuration says it: names where there are names, otherwise the offices, each
 * with a sentence of what it answers for and one way to reach it. An office that nobody can reach is left out; reports
 * always reach somebody.
 */
export function Caretakers() {
  const t = useT("site");
  const common = useT("common");
  const site = useSiteInfo();
  const { locale } = useLocale();
  const operator = site?.operator?.[locale];
  const phone = site?.support_phone;
  const officer = site?.grievance_officer;
  const offices = [
    phone && {
      office: t("landing.care_helpline"),
      icon: Phone,
      name: site.helpline_name?.[locale],
      text: t("landing.care_helpline_text", { hours: common("footer.hours") }),
      link: (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{common("footer.call", { phone: whole(phone) })}</a>
      ),
    },
    {
      office: t("landing.care_reports"),
      icon: ClipboardList,
      name: site?.reports_name?.[locale],
      text: t("landing.care_reports_text"),
      // Needs no account.
      link: <Link to="/report">{common("footer.report")}</Link>,
    },
    officer && {
      office: t("landing.care_officer"),
      icon: Scale,
      name: officer.name[locale],
      text: t("landing.care_officer_text"),
      link: <a href={`mailto:${officer.email}`}>{officer.email}</a>,
    },
  ] as const;
  return (
    <section id={caretakers_id} tabIndex={-1}>
      <h2 className="landing-title">{t("landing.care_title")}</h2>
      <p className="text-balance text-ink-2">
        {operator ? t("landing.care_text_of", { operator }) : t("landing.care_text")}
      </p>
      <ul className="caretakers">
        {offices
          .filter((row) => !!row)
          .map(({ icon: Icon, office, name, text, link }, at) => (
            <li key={office}>
              <span className={`cloth cloth-${at} care-circle`} aria-hidden="true">
                <Icon size={28} />
              </span>
              <div>
                <b lang={langOf(name)}>{name ?? office}</b>
                {name && <p>{office}</p>}
                <p>{text}</p>
                {link}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A number stays in one line. */
const whole = (phone: string) => phone.replaceAll(" ", "\u00a0");
