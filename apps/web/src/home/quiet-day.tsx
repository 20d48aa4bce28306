import { HowItGoes } from "./how-it-goes.tsx";
import { NextStepCard, type NextStepProps } from "./next-step.tsx";

/** What a day on which nobody waits shows: one step, and to newcomers how two families meet. */
export function QuietDay({ is_new, ...shown }: NextStepProps & { is_new: boolean }) {
  return (
    <>
      <NextStepCard {...shown} />
      {is_new && <HowItGoes />}
    </>
  );
}
