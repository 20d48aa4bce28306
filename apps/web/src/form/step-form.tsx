import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { type ReactNode, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { FormFrame } from "./form-frame.tsx";
import { type GroupContents, StepGroups } from "./step-groups.tsx";
import { nothing_saved, type SchemaForm } from "./use-schema-form.ts";
import { type ShownGroup, useShownGroup } from "./use-shown-group.ts";

export type FootState = {
  busy: boolean;
  draft_saved: boolean;
  /** The error of the last attempt to save, if it concerns no single field. */
  problem: string | null;
};

/** Renders the content below the fields. The form leaves its buttons to the page that shows it. */
export type Foot = (state: FootState) => ReactNode;

export type StepFormProps = {
  foot: Foot;
  /** Called after the server has saved the step, with its message. */
  onSaved: (message: string | undefined) => void;
  /** The group that the wizard shows; null on an edit page, which shows all groups. */
  shown: ShownGroup | null;
};

type Props<Step extends WizardStep, Input extends FieldValues, Output> = StepFormProps & {
  step: Step;
  of: SchemaForm<Input, Output>;
  /** Sends the values to the server. The draft is cleared only after the server has saved them. */
  send: (values: Output) => Promise<{ message?: string | undefined }>;
  groups: GroupContents<Step>;
  /** Content that stays above every group. */
  above?: ReactNode;
};

/** A step of the profile: its groups of fields, followed by the page's own footer. The server saves a step as a whole. */
export function StepForm<Step extends WizardStep, Input extends FieldValues, Output>(
  props: Props<Step, Input, Output>,
) {
  const { step, of, send, onSaved, foot, shown, groups, above } = props;
  const t = useT("common");
  const { isSubmitting } = useFormState({ control: of.form.control });
  const [offline, setOffline] = useState(false);
  const stays = useShownGroup(of.form, step, shown);
  async function save(values: Output) {
    setOffline(false);
    try {
      const { message } = await send(values);
      of.draft.clear();
      onSaved(message);
    } catch (fieldError) {
      setOffline(fieldError instanceof ApiError && fieldError.kind === "offline");
      throw fieldError;
    }
  }
  return (
    <FormFrame of={of} onSave={async (values) => (stays() ? nothing_saved : save(values))} blockEnter>
      {above}
      <StepGroups step={step} shown={shown} groups={groups} />
      {foot({
        busy: isSubmitting,
        draft_saved: of.draft.saved,
        problem: offline ? t("kept_offline") : null,
      })}
    </FormFrame>
  );
}
