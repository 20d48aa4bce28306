import { Link, useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { tabBarLinks } from "../member-links.ts";
import { MenuButton } from "./menu-button.tsx";

/** The bottom bar on phones: three links, and the menu with the others. */
export function TabBar({ onLogOut }: { onLogOut: () => void }) {
  const t = useT("common");
  const { pathname } = useLocation();
  return (
    <nav className="tabbar" aria-label={t("nav.label")}>
      {tabBarLinks.map(({ key, to, Icon }) => (
        <Link key={key} to={to} className="tabbar-item" aria-current={pathname === to ? "page" : undefined}>
          <Icon aria-hidden="true" size={24} />
          {t(`nav.${key}`)}
        </Link>
      ))}
      <MenuButton className="tabbar-item" labelled onLogOut={onLogOut} />
    </nav>
  );
}
