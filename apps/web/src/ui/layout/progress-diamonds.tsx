import { Link } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { classes } from "../classes.ts";

export type ProgressStep = { id: string; title: string; done: boolean; to?: string };

/** The steps of a process as diamonds: open, current, done. A step is a link only if it has a path. */
export function ProgressDiamonds({ steps, current }: { steps: readonly ProgressStep[]; current: string }) {
  const t = useT("common");
  return (
    <nav aria-label={t("progress.label")} className="mb-6">
      <ol className="progress">
        {steps.map((step) => {
          const here = step.id === current;
          const state = here ? "current" : step.done ? "done" : "ahead";
          const inner = (
            <>
              <span className={classes("diamond", `diamond-${state}`)} aria-hidden="true" />
              <span className={classes("progress-title", here && "font-strong text-madder")}>
                {step.title}
                <span className="visually-hidden"> ({t(`progress.${state}`)})</span>
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={here ? "progress-here" : undefined}
              aria-current={here ? "step" : undefined}
            >
              {step.to && !here ? (
                <Link to={step.to} className="progress-step">
                  {inner}
                </Link>
              ) : (
                <span className="progress-step">{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
