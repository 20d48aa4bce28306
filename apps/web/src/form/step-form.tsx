import { type ReactNode, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { SchemaForm } from "./use-schema-form.ts";

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
};

type Props<Input extends FieldValues, Output> = StepFormProps & {
  of: SchemaForm<Input, Output>;
  /** Sends the values to the server. The draft is cleared only after the server has saved them. */
  send: (values: Output) => Promise<{ message?: string | undefined }>;
  children: ReactNode;
};

/** A step of the profile: sections of fields, followed by the page's own footer. */
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

/** At most seven fields under a heading; short ones two per row where there is room. */
export function FormSection({ title, text, children }: SectionProps) {
  return (
    <section className="mb-4">
      <h2>{title}</h2>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      <div className="mt-4 grid gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}
