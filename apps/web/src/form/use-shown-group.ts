import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { groupBeside, groupNames, wizardGroups } from "@sanjog/domain/profiles/wizard-groups";
import { useEffect, useEffectEvent, useRef } from "react";
import { type FieldValues, type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { focusHeading } from "../ui/layout/arrival.ts";

/** The group that the wizard shows. An edit page has none, since it shows all groups of its step. */
export type ShownGroup = { name: string; show: (name: string) => void };

type Fault<Values extends FieldValues> = { group: string; path: Path<Values> };

/**
 * Moves a form from group to group: after a valid one to the next, and after a failed save to the group of the first
 * invalid field. Returns a function that says whether a valid form stays on the page because groups are still to come.
 */
export function useShownGroup<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  step: WizardStep,
  shown: ShownGroup | null,
): () => boolean {
  const { submitCount } = useFormState({ control: form.control });
  const valid = useRef(false);
  const fault = useRef<Fault<Values> | null>(null);
  const opened = useRef(shown?.name);
  const next = shown && groupBeside(step, shown.name, 1);
  const afterAttempt = useEffectEvent(() => {
    if (!shown || submitCount === 0) return;
    if (valid.current && next) shown.show(next);
    fault.current = valid.current ? null : firstFault(form, step);
    valid.current = false;
    if (fault.current && fault.current.group !== shown.name) shown.show(fault.current.group);
  });
  // Only the end of an attempt moves on: an address that changes with the browser's Back does not.
  useEffect(() => afterAttempt(), [submitCount]);
  useEffect(() => {
    if (shown?.name === opened.current) return;
    opened.current = shown?.name;
    window.scrollTo(0, 0);
    if (fault.current?.group === shown?.name && fault.current) return form.setFocus(fault.current.path);
    // A group is validated when it is left and not while it is filled in for the first time.
    form.reset(undefined, { keepValues: true, keepDirty: true, keepDefaultValues: true });
    focusHeading();
  }, [form, shown?.name]);
  return () => {
    valid.current = next !== null;
    return valid.current;
  };
}

/** Returns the first invalid field of a step in the order of its groups. */
function firstFault<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  step: WizardStep,
): Fault<Values> | null {
  for (const group of groupNames(step)) {
    const { fields } = (wizardGroups[step] as Record<string, { fields: readonly string[] }>)[group] ?? {};
    for (const field of fields ?? []) {
      const { error } = form.getFieldState(field as Path<Values>);
      if (!error) continue;
      // An error of a part, such as the feet of a height, is below the name of the part.
      const [part] = typeof error.type === "string" ? [] : Object.keys(error);
      return { group, path: (part ? `${field}.${part}` : field) as Path<Values> };
    }
  }
  return null;
}
