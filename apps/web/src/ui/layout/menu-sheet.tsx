import { ChevronDown, LogOut } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { classes } from "../classes.ts";
import { type MemberLink, memberLinks, tabBarLinks } from "../member-links.ts";
import { Modal } from "../modal.tsx";
import { Credits } from "./credits.tsx";
import { ReadingLinks, RulesLinks } from "./footer-links.tsx";
import { HelpLinks } from "./help-links.tsx";
import { SiteLinks } from "./site-links.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  onLogOut: () => void;
  /** Whether the tab bar is below, whose pages the menu need not repeat. */
  in_tab_bar: boolean;
  /** The button that opened the menu. */
  button: RefObject<HTMLElement | null>;
};

/** Every page of the member that no bar leads to, the text size, the helpline, the links of the footer, and Log out. */
export function MenuSheet({ open, onClose, onLogOut, in_tab_bar, button }: Props) {
  const t = useT("common");
  const { state } = useSession();
  // Beside its button the menu needs no visible title.
  const title = <span className="lg:sr-only">{t("nav.menu")}</span>;
  return (
    <Modal open={open} onClose={onClose} title={title} anchor={button}>
      <nav aria-label={t("nav.menu")}>
        <ul className="mb-4">
          {memberLinks
            .filter((link) => !(in_tab_bar && (tabBarLinks as readonly MemberLink[]).includes(link)))
            // Before the profile is complete the other pages lead back to the wizard.
            .filter(({ key }) => state === "complete" || key === "account")
            .map(({ key, to, Icon }) => (
              <li
                key={key}
                // On wide screens the header has the other pages.
                className={classes("border-b border-line", key !== "account" && "lg:hidden")}
              >
                <Link to={to} className="check-row text-ink no-underline" onClick={onClose}>
                  <Icon aria-hidden="true" className="text-madder" />
                  {t(`nav.${key}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <TextSizeChoice />
      <div className="mt-4 border-t border-line pt-3 pb-2">
        <p className="text-sm text-ink-2">{t("footer.help")}</p>
        <HelpLinks className="check-row font-strong" icon_size={24} />
        <p className="text-xs text-ink-3">{t("footer.hours")}</p>
      </div>
      <div className="border-t border-line lg:hidden">
        <Folded title={t("footer.reading")}>
          <ReadingLinks onFollow={onClose} />
        </Folded>
        <Folded title={t("footer.rules")}>
          <RulesLinks onFollow={onClose} />
          <SiteLinks />
          <p className="text-ink-3">
            <Credits />
          </p>
        </Folded>
      </div>
      {/* The sheet disappears with the page. Closing it here would go back in the history while the login
          page opens. */}
      <button type="button" className="check-row w-full font-strong" onClick={onLogOut}>
        <LogOut aria-hidden="true" className="text-madder" />
        {t("nav.log_out")}
      </button>
    </Modal>
  );
}

/** Links behind the word for what they are, until it is pressed. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="check-row cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        <ChevronDown aria-hidden="true" size={22} className="flex-none text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-start pb-2 text-sm">{children}</div>
    </details>
  );
}
