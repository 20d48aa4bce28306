import type { Suggestion } from "@sanjog/contract/suggestions";
import { useEffect, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { FamilyFaces } from "./family-faces.tsx";
import "./family-count.css";

const run_ms = 600;

type Props = { total: number | undefined; suggestions: readonly Suggestion[] };

/** The number of matching families, which runs up once, beside a few faces; a sentence when there is none. */
export function FamilyCount({ total, suggestions }: Props) {
  const t = useT("moments");
  const shown = useRunUp(total ?? 0);
  if (total === undefined) return <Skeleton className="h-12 w-60" />;
  if (total === 0) return <p className="font-strong">{t("ready.nobody_yet")}</p>;
  return (
    <div className="family-line">
      <FamilyFaces suggestions={suggestions} />
      <p>
        <span aria-hidden="true" className="family-count">
          {shown}
        </span>
        <span className="visually-hidden">{total} </span>
        <span>{t("ready.count", { count: total })}</span>
      </p>
    </div>
  );
}

/** Returns a number that rises to the goal; under reduced motion it is there at once. */
function useRunUp(goal: number): number {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (goal === 0) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const done = still ? 1 : Math.min(1, (now - began) / run_ms);
      setPart(done);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [goal]);
  return Math.round(goal * part);
}
