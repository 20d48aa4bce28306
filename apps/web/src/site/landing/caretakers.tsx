import { ClipboardList, Phone, Scale } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

/** Who looks after the service, as the configuration says it: names where there are names, otherwise the offices. */
export function Caretakers() {
  const t = useT("site");
  const common = useT("common");
  const site = useSiteInfo();
  const phone = site?.support_phone;
  const offices = [
    { key: "helpline", icon: Phone, name: site?.helpline_name, shown: Boolean(phone) },
    { key: "reports", icon: ClipboardList, name: site?.reports_name, shown: true },
    { key: "officer", icon: Scale, name: site?.grievance_officer?.name, shown: true },
  ] as const;
  return (
    <section>
      <h2 className="landing-title">{t("landing.care_title")}</h2>
      <p className="text-ink-2">
        {site?.operator ? t("landing.care_by", { operator: site.operator }) : t("landing.care_text")}
      </p>
      <ul className="caretakers">
        {offices
          .filter(({ shown }) => shown)
          .map(({ key, icon: Icon, name }, at) => (
            <li key={key}>
              <span className={`cloth cloth-${at} care-circle`} aria-hidden="true">
                {name ? [...name][0] : <Icon size={36} />}
              </span>
              {name && <b>{name}</b>}
              <span className={name ? "text-sm text-ink-2" : "strong"}>{t(`landing.care_${key}`)}</span>
            </li>
          ))}
      </ul>
      {phone && (
        <a className="helpline-row" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <span className="trust-icon" aria-hidden="true">
            <Phone size={24} />
          </span>
          <span>
            <b>{t("landing.helpline", { phone: phone.replaceAll(" ", "\u00a0") })}</b>
            <span className="text-sm text-ink-2">{common("footer.hours")}</span>
          </span>
        </a>
      )}
    </section>
  );
}
