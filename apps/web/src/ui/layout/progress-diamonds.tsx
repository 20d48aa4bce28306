import { useT } from "../../platform/locale.tsx";
import "./progress-diamonds.css";

export type ProgressStep = { id: string; title: string; done: boolean };

type Props = {
  steps: readonly ProgressStep[];
  current: string;
  /** How much of the current step is done, from 0 to 1. */
  share: number;
};

/** The steps of a process as diamonds: done ones are filled and ticked, the current one is the largest. */
export function ProgressDiamonds({ steps, current, share }: Props) {
  const t = useT("common");
  return (
    <nav aria-label={t("progress.label")}>
      <ol className="progress">
        {steps.map((step, position) => {
          const here = step.id === current;
          const state = here ? "current" : step.done ? "done" : "ahead";
          return (
            <li key={step.id} className={`step-${state}`} aria-current={here ? "step" : undefined}>
              {here ? <Current number={position + 1} share={share} /> : <Diamond done={step.done} />}
              <span className="visually-hidden">
                {step.title} ({t(`progress.${state}`)})
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Diamond({ done }: { done: boolean }) {
  return (
    <svg className="diamond" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 1.5L26.5 14L14 26.5L1.5 14Z" />
      {done && <path className="diamond-tick" d="M9 14.4l3.4 3.4L19 11" />}
    </svg>
  );
}

/** The ring around the number is drawn further with each group of the step. */
function Current({ number, share }: { number: number; share: number }) {
  return (
    <svg className="diamond" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 9L39 24L24 39L9 24Z" />
      <path className="diamond-ring" d="M24 2.5L45.5 24L24 45.5L2.5 24Z" />
      <path
        className="diamond-share"
        d="M24 2.5L45.5 24L24 45.5L2.5 24Z"
        pathLength="1"
        strokeDasharray={`${String(share)} 1`}
      />
      <text x="24" y="24">
        {number}
      </text>
    </svg>
  );
}
