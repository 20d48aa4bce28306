import { day_ms, hour_ms, minute_ms } from "@sanjog/domain/calendar";
import { useEffect, useState } from "react";
import { useT } from "../platform/locale.tsx";

/** Returns the present time, and again every half minute, for clocks that people watch. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute_ms / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns a length of time in words with its two largest units, such as "2 h 10 min" or "6 days". */
export function useTimeWords(): (ms: number) => string {
  const t = useT("staff");
  return (ms) => {
    const days = Math.floor(ms / day_ms);
    const hours = Math.floor((ms % day_ms) / hour_ms);
    const minutes = Math.floor((ms % hour_ms) / minute_ms);
    if (days >= 2) return t("time.days", { days: String(days) });
    if (days === 1) return t("time.day_hours", { hours });
    if (hours > 0) return t("time.hours", { hours: String(hours), minutes: String(minutes) });
    return t("time.minutes", { minutes: String(Math.max(minutes, 1)) });
  };
}
