import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { memberLinks } from "../member-links.ts";
import { Modal } from "../modal.tsx";
import { GuideLinks } from "./guide-links.tsx";
import { LanguageButton } from "./language-button.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

type Props = { open: boolean; onClose: () => void; onLogOut: () => void };

/** The links that do not fit in the bottom bar. */
export function MenuSheet({ open, onClose, onLogOut }: Props) {
  const t = useT("common");
  return (
    <Modal open={open} onClose={onClose} title={t("nav.menu")}>
      <nav aria-label={t("nav.menu")}>
        <ul className="mb-4">
          {memberLinks.map(({ key, to, Icon }) => (
            <li key={key} className="border-b border-line">
              <Link to={to} className="check-row text-ink no-underline" onClick={onClose}>
                <Icon aria-hidden="true" className="text-madder" />
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-col items-start">
          <GuideLinks />
        </div>
        <TextSizeChoice />
        <LanguageButton />
        {/* The sheet disappears with the page. Closing it here would go back in the history while the login
            page opens. */}
        <button type="button" className="btn btn-quiet" onClick={onLogOut}>
          <LogOut aria-hidden="true" size={22} />
          {t("nav.log_out")}
        </button>
      </div>
    </Modal>
  );
}
