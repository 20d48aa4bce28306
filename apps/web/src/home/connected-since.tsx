import { dayNumber } from "@sanjog/domain/calendar";
import { formatShortDay } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { serverDay } from "../platform/server-day.ts";

/** Since when two families are connected, in words. */
export function ConnectedSince({ connected_on }: { connected_on: string | undefined }) {
  const t = useT("home");
  const words = useT("relations");
  const { locale } = useLocale();
  if (!connected_on) return words("state.connected");
  return dayNumber(serverDay()) - dayNumber(connected_on) < 7
    ? t("connected_this_week")
    : t("connected_since", { date: formatShortDay(locale, connected_on) });
}
