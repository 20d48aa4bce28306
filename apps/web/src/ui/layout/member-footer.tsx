import { useT } from "../../platform/locale.tsx";
import { Credits } from "./credits.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { HelpLinks } from "./help-links.tsx";
import { SiteLinks } from "./site-links.tsx";

/** One line of help; wide screens also have the links that phones have in the menu. */
export function MemberFooter() {
  const t = useT("common");
  return (
    <footer className="member-footer mt-auto border-t border-line bg-surface text-sm">
      <div className="page-width py-2">
        <p className="flex flex-wrap items-center gap-x-6 text-ink-2">
          <span>{t("footer.help")}</span>
          <HelpLinks className="footer-link" />
        </p>
        <div className="hidden lg:block">
          <p className="flex flex-wrap gap-x-6">
            <FooterLinks />
            <SiteLinks />
          </p>
          <p className="text-ink-3">
            <Credits />
          </p>
        </div>
      </div>
    </footer>
  );
}
