import { CloudCheck } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { useNamedField } from "./use-named-field.ts";
import type { SchemaForm } from "./use-schema-form.ts";

type Props<Input extends FieldValues, Output> = {
  of: SchemaForm<Input, Output>;
  onSave: (values: Output) => Promise<unknown>;
  children: ReactNode;
  /** Enter in a single-line field moves on and does not submit (decisions §11), in a text area never. */
  blockEnter?: boolean;
  id?: string;
  className?: string;
};

const lines = ["text", "email", "tel", "url", "number", "password", "search"];

/** What follows a line: the country of a phone number comes before its field and is seldom changed. */
const stops = "input, select, textarea, [role=spinbutton], .pick-button:not(.phone-row *)";

/** Enter in a line moves to the next field, as the keyboard of a phone offers, and never submits. */
function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || !lines.includes(target.type)) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLInputElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.disabled && (stop.type !== "radio" || isEntry(stop)),
  );
  all[all.indexOf(target) + 1]?.focus();
}

/** A group of radio buttons is entered at the chosen one, or at the first. */
function isEntry(radio: HTMLInputElement): boolean {
  const group = [...(radio.form?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])].filter(
    ({ name }) => name === radio.name,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/**
 * A blur may show an error below the field and move the content beneath. While a button or tile is pressed this would
 * make the release miss it, so the blur is delayed until the click.
 */
function holdStill(event: MouseEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  const pressed =
    target instanceof Element && currentTarget.contains(target) && target.closest("button, label");
  const writing =
    document.activeElement instanceof HTMLElement && document.activeElement.matches("input, textarea");
  if (pressed && writing && !pressed.contains(document.activeElement)) event.preventDefault();
}

/** The form element around the fields, with the error summary at its top. */
export function FormFrame<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { of, onSave, children, blockEnter = false, id, className } = props;
  // Each field subscribes to its own state by name, so that a change in one does not render all of them.
  const [at_first] = useState(of.form.formState);
  const form = useRef<HTMLFormElement>(null);
  useNamedField(form);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // Submit events of a form in a sheet bubble through the React tree to this form and must be ignored.
    event.stopPropagation();
    void of.submit(onSave)(event);
  }
  return (
    <FormProvider {...of.form} formState={at_first}>
      <form
        ref={form}
        id={id}
        noValidate
        className={classes("flex flex-col gap-6", className)}
        onSubmit={handleSubmit}
        onKeyDown={blockEnter ? moveOn : undefined}
        onMouseDown={holdStill}
      >
        <ErrorSummary form={form} />
        {children}
      </form>
    </FormProvider>
  );
}

/** Tells the member that the draft is stored on this phone. */
export function DraftNote({ saved }: { saved: boolean }) {
  const t = useT("common");
  return (
    <span role="status" className="flex items-center gap-2 text-sm leading-tight text-mehndi">
      {saved && (
        <>
          <CloudCheck aria-hidden="true" size={24} className="flex-none" />
          {t("saved_on_this_phone")}
        </>
      )}
    </span>
  );
}
