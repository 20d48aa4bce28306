import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { Credits } from "./credits.tsx";
import { ReadingLinks, RulesLinks } from "./footer-links.tsx";
import { HelpLinks } from "./help-links.tsx";
import { PressureLink } from "./pressure-link.tsx";
import { SiteLinks } from "./site-links.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

/** For visitors: help, the text size, the links in two columns by what they are for, and the credits. */
export function Footer() {
  const t = useT("common");
  const product = useProductName();
  return (
    <footer className="mt-auto border-t border-line bg-surface text-sm">
      <div className="page-width grid gap-x-16 gap-y-4 py-5 md:grid-cols-[5fr_7fr] md:py-8">
        <div className="grid content-start gap-y-3">
          <div>
            <h2 className="text-lg">{t("footer.title")}</h2>
            <p className="text-ink-2">{t("footer.hours")}</p>
            <p className="flex flex-wrap gap-x-6">
              <HelpLinks className="footer-link" />
              <PressureLink />
            </p>
          </div>
          <TextSizeChoice />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Column title={t("footer.reading")}>
            <ReadingLinks />
          </Column>
          <Column title={t("footer.rules")}>
            <RulesLinks />
            <SiteLinks />
          </Column>
        </div>
        <p className="text-xs text-ink-3 md:col-span-full">
          {product} · {t("footer.free")} · <Credits />
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-y-1">
      <h3 className="text-md">{title}</h3>
      {children}
    </div>
  );
}
