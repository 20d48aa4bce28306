import { Check } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Phul } from "../../ui/phul.tsx";
import her_portrait from "../people/asha-portrait.webp";
import his_portrait from "../people/gurpreet.webp";

type PersonProps = { portrait: string; name: string; work: string; className?: string };

const Person = ({ portrait, name, work, className = "" }: PersonProps) => (
  <div className={`sample-card ${className}`}>
    <div className="plated-photo sample-photo">
      <img src={portrait} alt="" width="540" height="540" fetchPriority="high" />
      <p className="name-plate sample-name">{name}</p>
    </div>
    <div className="hem" />
    <p className="fact-lead sample-work">{work}</p>
  </div>
);

/** Two people beside each other on embroidered cloth, and the yes of a family. One picture: nothing in it is a control. */
export function ProductPicture() {
  const t = useT("site");
  return (
    <div role="img" aria-label={t("landing.picture")} className="product-picture">
      <div className="kinari" />
      <Person portrait={his_portrait} name={t("landing.sample_name")} work={t("landing.sample_work")} />
      <Person
        portrait={her_portrait}
        name={t("landing.sample_her_name")}
        work={t("landing.sample_her_work")}
        className="sample-hers"
      />
      <Phul thread="gold" className="sample-bond" />
      <div className="sample-yes">
        <span className="sample-tick">
          <Check size={22} />
        </span>
        <p>{t("landing.sample_yes")}</p>
      </div>
      <div className="kinari" />
    </div>
  );
}
