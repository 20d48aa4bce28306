import { Check } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Phul } from "../../ui/phul.tsx";
import her_portrait from "../people/asha-portrait.webp";
import his_portrait from "../people/gurpreet.webp";
import { useCommunity } from "./community.ts";
import { asha, gurpreet } from "./people.ts";

/**
 * A suggestion as members see it, with the styles of its card, and the yes of a family, on embroidered cloth. On phones,
 * whose first screen has no room for a whole suggestion, the two people beside each other. One picture: nothing in it is
 * a control.
 */
export function ProductPicture() {
  const t = useT("site");
  const community = useCommunity();
  return (
    <div role="img" aria-label={t("landing.picture")} className="product-picture">
      <div className="kinari" />
      <div className="sample-card">
        <div className="plated-photo sample-photo">
          <img src={his_portrait} alt="" width="540" height="540" fetchPriority="high" />
          <p className="name-plate sample-name">{t("landing.sample_name")}</p>
        </div>
        <div className="hem" />
        <div className="sample-words">
          <p className="fact-lead">{t("landing.sample_work")}</p>
          <div className="sample-more">
            <p className="text-sm text-ink-2">{t("landing.sample_facts")}</p>
            <p className="flex flex-wrap gap-1.5 py-1.5">
              {community && <span className="reason-chip">{community}</span>}
              <span className="reason-chip">{t("landing.sample_match")}</span>
            </p>
            <p className="own-words">{t("landing.sample_words")}</p>
          </div>
        </div>
      </div>
      <div className="sample-card sample-hers">
        <div className="plated-photo sample-photo">
          <img src={her_portrait} alt="" width="400" height="400" />
          <p className="name-plate sample-name">{t("landing.sample_her_name")}</p>
        </div>
        <div className="hem" />
        <div className="sample-words">
          <p className="fact-lead">{t("landing.sample_her_work")}</p>
        </div>
      </div>
      <Phul thread="gold" className="sample-bond" />
      <div className="sample-yes">
        <span className="sample-pair">
          <img src={gurpreet} alt="" width="232" height="232" className="face-circle" />
          <img src={asha} alt="" width="232" height="232" className="face-circle" />
        </span>
        <span className="sample-tick">
          <Check size={22} />
        </span>
        <p>{t("landing.sample_yes")}</p>
      </div>
      <div className="kinari" />
    </div>
  );
}
