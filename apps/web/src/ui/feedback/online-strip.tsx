import { WifiOff } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { useOnline } from "../../platform/online.ts";

/** Shows a strip under the header while the device is offline; the page's content stays visible. */
export function OnlineStrip() {
  const t = useT("common");
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="strip">
          <span className="page-width flex items-center gap-3 py-2">
            <WifiOff aria-hidden="true" size={22} className="flex-none" />
            {t("loading.offline")}
          </span>
        </p>
      )}
    </div>
  );
}
