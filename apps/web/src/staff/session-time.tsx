import { minute_ms } from "@sanjog/domain/calendar";
import { Clock } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useT } from "../platform/locale.tsx";
import { useRefreshSession } from "./desk-session.ts";
import { useNow, useTimeWords } from "./time-words.ts";

const soon_ms = 15 * minute_ms;

/** How long this login still lasts. A screen reader hears it only in the last quarter of an hour. */
export function SessionTime({ ends_at }: { ends_at: string }) {
  const t = useT("staff");
  const words = useTimeWords();
  const refresh = useRefreshSession();
  const left = Date.parse(ends_at) - useNow();
  const over = left <= 0;
  const askAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (over) askAgain();
  }, [over]);
  const sentence = t("session.left", { time: words(left) });
  return (
    <span className="desk-session" data-soon={left < soon_ms || undefined}>
      <Clock aria-hidden="true" size={18} />
      {sentence}
      <span role="status" className="visually-hidden">
        {left < soon_ms ? t("session.soon") : ""}
      </span>
    </span>
  );
}
