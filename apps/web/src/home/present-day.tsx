import { formatDayOfYear, formatWeekday } from "@sanjog/i18n/format";
import { readersDay } from "@sanjog/i18n/format-time";
import { useState } from "react";
import { useLocale } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";

/** The reader's weekday and day of the year. */
export function PresentDay({ className }: { className?: string }) {
  const { locale } = useLocale();
  const [day] = useState(() => readersDay(new Date()));
  return (
    <p className={classes("text-sm leading-(--lh-ui) text-ink-2", className)}>
      {formatWeekday(locale, day)}, {formatDayOfYear(locale, day)}
    </p>
  );
}
