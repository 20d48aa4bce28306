import { Languages, X } from "lucide-react";
import { useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";

/** Offers Punjabi to a visitor who probably reads it, in its own script. */
export function LanguageOffer() {
  const t = useT("common");
  const { locale, setLocale } = useLocale();
  const [open, setOpen] = useState(true);
  if (!open || locale === "pb") return null;
  return (
    <aside className="strip" aria-label={t("language.offer.to_other")} lang="pa">
      <div className="page-width strip-row">
        <Languages aria-hidden="true" className="strip-icon" />
        <button type="button" className="btn btn-secondary btn-small" onClick={() => setLocale("pb")}>
          {t("language.offer.to_other")}
        </button>
        <button
          type="button"
          lang="en"
          className="icon-btn ml-auto"
          aria-label={t("close")}
          onClick={() => setOpen(false)}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
