import { BadgeCheck, Eye, HeartHandshake, IndianRupee, type LucideIcon } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { ChoicePicture } from "./choice-picture.tsx";

type Row = { name: "choice" | "verified" | "free" | "marriage"; icon: LucideIcon };

const others: Row[] = [
  { name: "verified", icon: BadgeCheck },
  { name: "free", icon: IndianRupee },
  { name: "marriage", icon: HeartHandshake },
];

/**
 * Why a family may trust the service, in four points: first the choice that counts most for the parents of a daughter,
 * with its picture; what the service warns of comes after its reasons.
 */
export function Trust() {
  const t = useT("site");
  return (
    <section className="trust-band">
      <div className="page-width landing-section">
        <h2 className="landing-title">{t("landing.trust_title")}</h2>
        <ul className="trust-rows">
          <Point name="choice" icon={Eye} />
          <ChoicePicture />
          {others.map((row) => (
            <Point key={row.name} {...row} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Point({ name, icon: Icon }: Row) {
  const t = useT("site");
  return (
    <li className="trust-row">
      <span className="trust-icon" aria-hidden="true">
        <Icon size={24} />
      </span>
      <span>
        <b>{t(`landing.trust_${name}_title`)}</b>
        <span className="text-sm text-ink-2">{t(`landing.trust_${name}_text`)}</span>
      </span>
    </li>
  );
}
