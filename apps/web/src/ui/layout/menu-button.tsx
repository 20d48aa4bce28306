import { Menu } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";

// The sheet imports the dialog code, so it loads with the first tap on Menu.
const MenuSheet = lazy(async () => ({
  default: (await retryImport(() => import("./menu-sheet.tsx"))).MenuSheet,
}));

type Props = {
  className: string;
  /** Whether the word stands below the icon, as in the tab bar; otherwise only screen readers have it. */
  labelled?: boolean;
  onLogOut: () => void;
};

/** Opens the menu: in the tab bar, and in the header where there is no tab bar. */
export function MenuButton({ className, labelled = false, onLogOut }: Props) {
  const t = useT("common");
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={labelled ? undefined : t("nav.menu")}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" size={labelled ? 24 : 26} />
        {labelled && t("nav.menu")}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <MenuSheet
            open={open}
            onClose={() => setOpen(false)}
            onLogOut={onLogOut}
            in_tab_bar={labelled}
            button={button}
          />
        </Suspense>
      )}
    </>
  );
}
