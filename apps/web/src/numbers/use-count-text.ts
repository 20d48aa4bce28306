import type { Count } from "@sanjog/domain/numbers/small-counts";
import { formatNumber } from "@sanjog/i18n/format-number";
import { useT } from "../platform/locale.tsx";

const hour = 60;
const day = 24 * hour;

/** Returns how counts and durations are written. */
export function useCountText() {
  const t = useT("numbers");
  return {
    count: (count: Count) => (typeof count === "number" ? formatNumber(count) : t(count)),
    /** In the largest unit of which there are at least two, so that rounding changes little. */
    duration: (minutes: number | null) => {
      if (minutes === null) return t("minutes.none");
      if (minutes >= 2 * day) return t("minutes.in_days", { count: Math.round(minutes / day) });
      if (minutes >= 2 * hour) return t("minutes.in_hours", { count: Math.round(minutes / hour) });
      return t("minutes.in_minutes", { count: minutes });
    },
  };
}
