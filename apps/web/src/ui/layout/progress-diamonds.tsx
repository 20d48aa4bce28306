import { useT } from "../../platform/locale.tsx";
import "./progress-diamonds.css";

export type ProgressStep = { id: string; title: string; done: boolean };

/** The threads of a full diamond from its foot upwards, in a square of 28. */
const threads = [
  "M12 26h4",
  "M10 23h8",
  "M8 20h12",
  "M6 17h16",
  "M4 14h20",
  "M6 11h16",
  "M8 8h12",
  "M10 5h8",
  "M12 2h4",
];

type Props = {
  steps: readonly ProgressStep[];
  current: string;
  /** How much of the current step is done, from 0 to 1. */
  share: number;
};

/** The steps of a process as diamonds that are embroidered thread by thread. */
export function ProgressDiamonds({ steps, current, share }: Props) {
  const t = useT("common");
  return (
    <nav aria-label={t("progress.label")}>
      <ol className="progress">
        {steps.map((step) => {
          const here = step.id === current;
          const state = here ? "current" : step.done ? "done" : "ahead";
          const sewn = here ? share : step.done ? 1 : 0;
          return (
            <li key={step.id} aria-current={here ? "step" : undefined}>
              <svg className={`diamond diamond-${state}`} viewBox="0 0 28 28" aria-hidden="true">
                <path d="M14 1L27 14L14 27L1 14Z" />
                <path d={threads.slice(0, Math.ceil(threads.length * sewn)).join("")} />
              </svg>
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
