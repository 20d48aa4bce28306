import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { memberLinks } from "../member-links.ts";

// The sheet imports the dialog code, so it loads with the first tap on Menu.
const MenuSheet = lazy(async () => ({
  default: (await retryImport(() => import("./menu-sheet.tsx"))).MenuSheet,
}));

const shown = ["home", "suggestions", "my_profile"];

/** The bottom bar on phones: three links, and the menu with the others. */
export function TabBar({ onLogOut }: { onLogOut: () => void }) {
  const t = useT("common");
  const { pathname } = useLocation();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <nav className="tabbar" aria-label={t("nav.label")}>
        {memberLinks
          .filter(({ key }) => shown.includes(key))
          .map(({ key, to, Icon }) => (
            <Link
              key={key}
              to={to}
              className="tabbar-item"
              aria-current={pathname === to ? "page" : undefined}
            >
              <Icon aria-hidden="true" size={26} />
              {t(`nav.${key}`)}
            </Link>
          ))}
        <button type="button" className="tabbar-item" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu aria-hidden="true" size={26} />
          {t("nav.menu")}
        </button>
      </nav>
      {open !== null && (
        <Suspense fallback={null}>
          <MenuSheet open={open} onClose={() => setOpen(false)} onLogOut={onLogOut} />
        </Suspense>
      )}
    </>
  );
}
