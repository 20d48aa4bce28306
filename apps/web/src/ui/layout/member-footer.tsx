import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { Credits } from "./credits.tsx";
import { ReadingLinks, RulesLinks } from "./footer-links.tsx";
import { HelpLinks } from "./help-links.tsx";
import { PressureLink } from "./pressure-link.tsx";
import { SiteLinks } from "./site-links.tsx";

/** One line of help; wide screens also have the links that phones have in the menu, by what they are for. */
export function MemberFooter() {
  const t = useT("common");
  return (
    <footer className="member-footer mt-auto border-t border-line bg-surface text-sm">
      <div className="page-width py-2 lg:py-4">
        <Group title={t("footer.help")}>
          <HelpLinks className="footer-link" />
          <PressureLink />
        </Group>
        <div className="hidden lg:block">
          <Group title={t("footer.reading")}>
            <ReadingLinks />
          </Group>
          <Group title={t("footer.rules")}>
            <RulesLinks />
            <SiteLinks />
          </Group>
          <p className="mt-2 border-t border-line pt-2 text-xs text-ink-3">
            <Credits />
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Links behind the word for what they are; the words of all groups stand below each other. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-ink-2">
      <span className="lg:w-44 lg:font-strong lg:text-ink">{title}</span>
      {children}
    </p>
  );
}
