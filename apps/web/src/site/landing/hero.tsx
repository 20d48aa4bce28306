import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { BeginLink } from "./begin.tsx";
import { useCommunity } from "./community.ts";
import { HeroNotes } from "./hero-notes.tsx";
import { LanguageTiles } from "./language-tiles.tsx";
import { ProductPicture } from "./product-picture.tsx";

/** The first screen: the language, what the service is, one way in, and the product itself. */
export function Hero() {
  const t = useT("site");
  const heading = useArrivalFocus();
  const community = useCommunity();
  return (
    <div className="page-width hero">
      <div className="hero-words">
        <LanguageTiles />
        <h1 ref={heading} tabIndex={-1} className="hero-title">
          {t("landing.title")}
        </h1>
        <p className="text-balance text-ink-2 lg:text-lg">
          {community ? t("landing.lead_for", { community }) : t("landing.lead")}
        </p>
        <p className="hero-ways">
          <BeginLink />
          <Link to="/login" className="hero-link">
            {t("landing.have_account")}
          </Link>
        </p>
        <p className="hero-time text-sm text-ink-2">{t("landing.time")}</p>
        <HeroNotes />
      </div>
      <ProductPicture />
    </div>
  );
}
