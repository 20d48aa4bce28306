import { Info, X } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { type FlashState, withoutFlash } from "../../platform/flash-message.ts";
import { useT } from "../../platform/locale.tsx";

/** The message that a navigation carried to this page, where it stays visible. */
export function FlashMessage({ said, aloud }: FlashState) {
  const t = useT("common");
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (
    <aside aria-label={t("toast.region")} className="page-width">
      <div className="strip mt-4 flex items-start gap-3 rounded-md py-2 pr-2 pl-4">
        <Info aria-hidden="true" className="mt-2.5 flex-none text-haldi-mark" />
        <p role={aloud ? "alert" : undefined} className="grow py-2 font-regular text-ink">
          {said}
        </p>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("toast.dismiss")}
          onClick={() => void navigate(pathname + search, { replace: true, state: withoutFlash(state) })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
