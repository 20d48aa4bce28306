import { Eye, Landmark } from "lucide-react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";
import { caretakers_id } from "./caretakers.tsx";

/** Who sees what, and who runs the service. The name arrives after the page, so its place is kept for it. */
export function HeroNotes() {
  const t = useT("site");
  const { locale } = useLocale();
  // The postal address is further down.
  const [operator] = useSiteInfo()?.operator?.[locale].split(",", 1) ?? [];
  return (
    <div className="hero-notes">
      <p>
        <Eye aria-hidden="true" size={22} />
        {t("landing.choice")}
      </p>
      {operator && (
        <p>
          <Landmark aria-hidden="true" size={22} />
          <a href={`#${caretakers_id}`}>{t("landing.run_by", { operator })}</a>
        </p>
      )}
    </div>
  );
}
