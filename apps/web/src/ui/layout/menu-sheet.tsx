import { ChevronDown, LogOut } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { classes } from "../classes.ts";
import { Button } from "../controls/button.tsx";
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

/** The helpline, every page of the member that no bar leads to, the text size, the links of the footer, and Log out. */
export function MenuSheet({ open, onClose, onLogOut, in_tab_bar, button }: Props) {
  const t = useT("common");
  const { state } = useSession();
  return (
    <Modal open={open} onClose={onClose} title={t("nav.menu")} anchor={button}>
      <div className="border-b border-line pb-2">
        <p className="text-sm text-ink-2">{t("footer.help")}</p>
        <HelpLinks className="check-row font-strong" />
        <p className="text-xs text-ink-3">{t("footer.hours")}</p>
      </div>
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
      <div className="mt-4 border-t border-line lg:hidden">
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
      <Button
        look="quiet"
        className="mt-2 -ml-3"
        icon={<LogOut aria-hidden="true" size={22} />}
        onClick={onLogOut}
      >
        {t("nav.log_out")}
      </Button>
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
