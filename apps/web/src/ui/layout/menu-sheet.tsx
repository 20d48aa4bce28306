import { LogOut } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { classes } from "../classes.ts";
import { type MemberLink, memberLinks, tabBarLinks } from "../member-links.ts";
import { Modal } from "../modal.tsx";
import { Credits } from "./credits.tsx";
import { FooterLinks } from "./footer-links.tsx";
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

/** Every page of the member that no bar leads to, the text size, the links of the footer, and Log out. */
export function MenuSheet({ open, onClose, onLogOut, in_tab_bar, button }: Props) {
  const t = useT("common");
  const { state } = useSession();
  return (
    <Modal open={open} onClose={onClose} title={t("nav.menu")} anchor={button}>
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
      <div className="flex flex-col items-start gap-4">
        <TextSizeChoice />
        {/* The sheet disappears with the page. Closing it here would go back in the history while the login
            page opens. */}
        <button type="button" className="btn btn-secondary" onClick={onLogOut}>
          <LogOut aria-hidden="true" size={22} />
          {t("nav.log_out")}
        </button>
        <div className="flex w-full flex-col items-start border-t border-line pt-2 text-sm lg:hidden">
          <FooterLinks onFollow={onClose} />
          <SiteLinks />
          <p className="text-ink-3">
            <Credits />
          </p>
        </div>
      </div>
    </Modal>
  );
}
