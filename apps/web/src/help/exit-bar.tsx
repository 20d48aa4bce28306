import { DoorOpen } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useQuickExit } from "./leave-page.ts";

/** The quick exit, always in sight. */
export function ExitBar() {
  const t = useT("help");
  const leave = useQuickExit();
  return (
    <div className="exit-bar">
      <Button look="primary" icon={<DoorOpen aria-hidden="true" size={22} />} onClick={leave}>
        {t("exit.button")}
      </Button>
      <span className="wide-only text-sm text-ink-2">{t("exit.hint", { key: "Esc" })}</span>
    </div>
  );
}
