import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { type ComponentType, lazy, Suspense } from "react";
import type { StepFormProps } from "../../form/step-form.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { SkeletonLines } from "../../ui/skeleton.tsx";

/** Each step is a chunk of its own, so that one step does not load all five. */
function lazyStep<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<StepFormProps>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await retryImport(load))[name] }));
}

const steps = {
  personal: lazyStep(() => import("../forms/personal-form.tsx"), "PersonalForm"),
  family: lazyStep(() => import("../forms/family-form.tsx"), "FamilyForm"),
  career: lazyStep(() => import("../forms/career-form.tsx"), "CareerForm"),
  preference: lazyStep(() => import("../../preferences/preference-form.tsx"), "PreferenceForm"),
  photo: lazyStep(() => import("../../photos/photo-step.tsx"), "PhotoStep"),
} satisfies Record<WizardStep, unknown>;

/** The form of a step, shared by the wizard and the edit pages. */
export function StepContent({ step, ...props }: StepFormProps & { step: WizardStep }) {
  const Step = steps[step];
  return (
    <Suspense fallback={<SkeletonLines count={8} />}>
      <Step {...props} />
    </Suspense>
  );
}
