import { BadgeCheck, Eye, HeartHandshake, IndianRupee } from "lucide-react";
import { useT } from "../../platform/locale.tsx";

const rows = [
  { key: "choice", icon: Eye },
  { key: "verified", icon: BadgeCheck },
  { key: "free", icon: IndianRupee },
  { key: "marriage", icon: HeartHandshake },
] as const;

/** Why a family may trust the service, in four points; what the service warns of comes after its reasons. */
export function Trust() {
  const t = useT("site");
  return (
    <section className="trust-band">
      <div className="page-width landing-section">
        <h2 className="landing-title">{t("landing.trust_title")}</h2>
        <ul className="trust-rows">
          {rows.map(({ key, icon: Icon }) => (
            <li key={key}>
              <span className="trust-icon" aria-hidden="true">
                <Icon size={24} />
              </span>
              <span>
                <b>{t(`landing.trust_${key}_title`)}</b>
                <span className="text-sm text-ink-2">{t(`landing.trust_${key}_text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
