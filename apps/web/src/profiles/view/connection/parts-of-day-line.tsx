import { partsOfDay } from "@sanjog/domain/relations/part-of-day";
import { Clock3 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../platform/locale.tsx";

/** Says which part of the day it is for both, where the two live by different clocks. */
export function PartsOfDayLine({ time_zones }: { time_zones: readonly string[] }) {
  const t = useT("view_profile");
  const [now] = useState(() => new Date());
  const parts = partsOfDay(now, Intl.DateTimeFormat().resolvedOptions().timeZone, time_zones);
  if (!parts) return null;
  return (
    <p className="mt-1 flex items-center gap-2 text-xs leading-(--lh-ui) text-ink-2">
      <Clock3 aria-hidden="true" size={18} className="flex-none text-haldi-mark" />
      <span className="first-letter:uppercase">
        {t("contact.parts", {
          here: t(`contact.day.${parts.here}`),
          there: t(`contact.day.${parts.there}`),
        })}
      </span>
    </p>
  );
}
