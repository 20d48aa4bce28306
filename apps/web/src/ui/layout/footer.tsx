import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { Credits } from "./credits.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { HelpLinks } from "./help-links.tsx";
import { SiteLinks } from "./site-links.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

/** Links to help, legal pages and credits, for visitors. */
export function Footer() {
  const t = useT("common");
  const product = useProductName();
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="page-width grid gap-x-16 gap-y-6 py-8 md:grid-cols-[1fr_1fr]">
        <div className="min-w-0">
          <h2 className="text-lg">{t("footer.title")}</h2>
          <p className="mb-3 text-ink-2">{t("footer.hours")}</p>
          <p className="flex flex-wrap gap-3">
            <HelpLinks className="btn btn-secondary" />
          </p>
          <p className="mt-2 flex flex-col items-start">
            <SiteLinks />
          </p>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-1">
          <TextSizeChoice />
          <FooterLinks />
        </div>
        <p className="text-sm text-ink-3 md:col-span-full">
          {product} · {t("footer.free")} · <Credits />
        </p>
      </div>
    </footer>
  );
}
