import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { DueClock } from "./due-clock.tsx";

/** On a phone the decision stands below the facts: a bar at the foot keeps the clock in sight and leads there. */
export function DecideBar({ due_at }: { due_at: string }) {
  const t = useT("cases");
  function go() {
    const heading = document.getElementById("case-answer");
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }
  return (
    <div className="fixed-bar desk-decide-bar">
      <DueClock due_at={due_at} />
      <Button look="primary" onClick={go}>
        {t("to_decision")}
      </Button>
    </div>
  );
}
