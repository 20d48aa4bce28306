import { Info, X } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { type FlashState, withoutFlash } from "../../platform/flash-message.ts";
import { useT } from "../../platform/locale.tsx";
import { ButtonLink } from "../controls/button.tsx";

/** The message that a navigation carried to this page, where it stays visible. */
export function FlashMessage({ said, aloud, way }: FlashState) {
  const t = useT("common");
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (
    <aside aria-label={t("toast.region")} className="flash page-width">
      <div className="strip mt-4 flex items-start gap-3 rounded-md py-2 pr-2 pl-4">
        <Info aria-hidden="true" className="mt-2.5 flex-none text-haldi-mark" />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <p role={aloud ? "alert" : undefined} className="grow basis-60 py-2 font-regular text-ink">
            {said}
          </p>
          {way && (
            <ButtonLink to={way.to} className="btn-small my-1">
              {way.word}
            </ButtonLink>
          )}
        </div>
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
