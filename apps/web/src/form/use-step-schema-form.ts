import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { isJudgedAt } from "@sanjog/domain/profiles/wizard-groups";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { type SchemaForm, useSchemaForm } from "./use-schema-form.ts";
import type { ShownGroup } from "./use-shown-group.ts";

/** Returns the form of a step with its draft. In the wizard, groups that are still to come are not validated. */
export function useStepSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  step: WizardStep,
  schema: z.ZodMiniType<Output, Input>,
  { defaults, shown }: { defaults: DefaultValues<Input>; shown: ShownGroup | null },
): SchemaForm<Input, Output> {
  return useSchemaForm(schema, {
    defaults,
    draft_key: step,
    judged: shown ? (field) => isJudgedAt(step, shown.name, field) : undefined,
  });
}
