import { formatDayOfYear, formatWeekday } from "@sanjog/i18n/format";
import { readersDay } from "@sanjog/i18n/format-time";
import { useState } from "react";
import { useLocale } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";

/** The reader's weekday, where there is room for it, and day of the year. */
export function PresentDay({ className }: { className?: string }) {
  const { locale } = useLocale();
  const [day] = useState(() => readersDay(new Date()));
  return (
    <p className={classes("text-sm leading-(--lh-ui) text-ink-2", className)}>
      <span className="max-[26rem]:hidden">{formatWeekday(locale, day)}, </span>
      {formatDayOfYear(locale, day)}
    </p>
  );
}
