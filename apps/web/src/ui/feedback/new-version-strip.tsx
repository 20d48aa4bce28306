import { Sparkles } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../controls/button.tsx";

/**
 * Announces a newer version. It loads only when the reader presses the button, so that no half-filled form is lost.
 */
export function NewVersionStrip({ onOpen }: { onOpen: () => void }) {
  const t = useT("common");
  return (
    <aside aria-label={t("new_version.title")} className="strip">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <Sparkles aria-hidden="true" size={22} className="flex-none" />
        <p role="status" className="grow basis-60">
          {t("new_version.title")} <span className="font-regular">{t("new_version.hint")}</span>
        </p>
        <Button onClick={onOpen}>{t("new_version.open")}</Button>
      </div>
    </aside>
  );
}
