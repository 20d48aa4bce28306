import { type ReactNode, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { SchemaForm } from "./use-schema-form.ts";

export type FootState = {
  busy: boolean;
  draft_saved: boolean;
  /** What kept the last try to save from leaving this phone. */
  problem: string | null;
};

/** Draws what stands below the fields. The form knows nothing of its buttons; anyone who shows the form does. */
export type Foot = (state: FootState) => ReactNode;

export type StepFormProps = {
  foot: Foot;
  /** Told when the server has it, with its sentence. */
  onSaved: (message: string | undefined) => void;
};

type Props<Input extends FieldValues, Output> = StepFormProps & {
  of: SchemaForm<Input, Output>;
  /** Takes the values to the server. Only what the server has leaves the draft. */
  send: (values: Output) => Promise<{ message?: string | undefined }>;
  children: ReactNode;
};

/** A step of the profile: sections of fields, and below them what its page wants there. */
export function StepForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { of, send, onSaved, foot, children } = props;
  const t = useT("common");
  const { isSubmitting } = useFormState({ control: of.form.control });
  const [offline, setOffline] = useState(false);
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
    <FormFrame of={of} onSave={save} blockEnter>
      {children}
      {foot({
        busy: isSubmitting,
        draft_saved: of.draft.saved,
        problem: offline ? t("kept_offline") : null,
      })}
    </FormFrame>
  );
}

type SectionProps = { title: ReactNode; text?: ReactNode; children: ReactNode };

/** At most seven fields under a heading of their own; short ones two to a row where there is room. */
export function FormSection({ title, text, children }: SectionProps) {
  return (
    <section className="mb-4">
      <h2>{title}</h2>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      <div className="mt-4 grid gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}
