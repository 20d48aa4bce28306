import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/locale.tsx";
import { hiddenFrom } from "./view-profile-state.ts";

/** Returns a function that renders a value, or a note about who may see it if it is hidden from this viewer. */
export function useShown(connected: boolean): (value: ReactNode | null) => ReactNode {
  const t = useT("relations");
  return (value) =>
    value === null ? (
      <span className="inline-flex items-center gap-2 text-ink-3">
        <Lock aria-hidden="true" size={18} className="flex-none" />
        {t(hiddenFrom(connected))}
      </span>
    ) : (
      value
    );
}
