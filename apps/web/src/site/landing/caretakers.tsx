import { langOf } from "@sanjog/i18n/lang-of";
import { ClipboardList, Landmark, Phone, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

/**
 * Who looks after the service, as the configuration says it: names where there are names, otherwise the offices, each
 * with a sentence of what it answers for. An office that nobody can reach is left out; reports always reach somebody.
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
    {
      key: "helpline",
      icon: Phone,
      reached: phone,
      name: site?.helpline_name?.[locale],
      text: common("footer.hours"),
      link: phone && [`tel:${phone.replace(/[^\d+]/g, "")}`, common("footer.call", { phone: whole(phone) })],
    },
    {
      key: "reports",
      icon: ClipboardList,
      reached: true,
      name: site?.reports_name?.[locale],
      text: t("landing.care_reports_text"),
    },
    {
      key: "officer",
      icon: Scale,
      reached: officer,
      name: officer?.name,
      text: t("landing.care_officer_text"),
      link: officer && [`mailto:${officer.email}`, officer.email],
    },
  ] as const;
  return (
    <section>
      <h2 className="landing-title">{t("landing.care_title")}</h2>
      <p className="text-ink-2">{t("landing.care_text")}</p>
      {operator && (
        <p className="care-operator">
          <Landmark aria-hidden="true" size={24} />
          <b>{t("landing.care_by", { operator })}</b>
        </p>
      )}
      <ul className="caretakers">
        {offices
          .filter(({ reached }) => reached)
          .map(({ key, icon: Icon, name, text, ...office }, at) => (
            <li key={key}>
              <span className={`cloth cloth-${at} care-circle`} aria-hidden="true">
                <Icon size={28} />
              </span>
              <div>
                <b lang={langOf(name)}>{name ?? <Office office={key} />}</b>
                {name && (
                  <Line>
                    <Office office={key} />
                  </Line>
                )}
                <Line>{text}</Line>
                {"link" in office && office.link && <a href={office.link[0]}>{office.link[1]}</a>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-2">{children}</p>;

/** What the office is called; for reports, the way to it, which needs no account. */
function Office({ office }: { office: "helpline" | "reports" | "officer" }) {
  const t = useT("site");
  const title = t(`landing.care_${office}`);
  return office === "reports" ? <Link to="/report">{title}</Link> : title;
}

/** A number stays in one line. */
const whole = (phone: string) => phone.replaceAll(" ", "\u00a0");
