import { hour_ms } from "@sanjog/domain/calendar";
import { Clock, TriangleAlert } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { useNow, useTimeWords } from "../staff/time-words.ts";

/** From here on the time left is marked. */
const soon_ms = hour_ms;

/** How much time the law leaves for a case, in words, a sign and a colour. */
export function DueClock({ due_at }: { due_at: string }) {
  const t = useT("cases");
  const words = useTimeWords();
  const left = Date.parse(due_at) - useNow();
  const state = left <= 0 ? "over" : left < soon_ms ? "soon" : "calm";
  const Icon = state === "over" ? TriangleAlert : Clock;
  return (
    <span className="desk-due" data-state={state}>
      <Icon aria-hidden="true" size={18} />
      {state === "over" ? t("due.over", { time: words(-left) }) : t("due.left", { time: words(left) })}
    </span>
  );
}
