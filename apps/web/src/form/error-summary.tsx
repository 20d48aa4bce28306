import type { FieldErrorCode } from "@sanjog/domain/field-error";
import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { useFieldErrorText } from "./field-error-text.ts";
import { useFieldLabel } from "./field-label.ts";

/** With fewer errors than this, the sentences below the fields are enough. */
const summary_from = 3;
/** Limits the links of a long step; the remaining errors are shown at their fields. */
const links_max = 6;

type FieldError = { name: string; message: string | undefined };

function flat(errors: object, prefix = ""): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const name = prefix + key;
    const { type, message } = error as { type?: unknown; message?: unknown };
    if (typeof type === "string")
      return [{ name, message: typeof message === "string" ? message : undefined }];
    return key === "root" || key === "ref" ? [] : flat(error, `${name}.`);
  });
}

/** Feet and inches, or day and month, are parts of one field. */
const fieldOf = (name: string) => name.split(".")[0] ?? "";

/**
 * Sorts the links by the position of their fields in the document. Omits fields that are not rendered because they
 * depend on the answer to another field: nobody can correct them.
 */
function inPageOrder(fieldErrors: readonly FieldError[], form: HTMLFormElement | null): FieldError[] {
  const drawn = [...(form?.elements ?? [])].map((control) => fieldOf(control.getAttribute("name") ?? ""));
  const at = ({ name }: FieldError) => drawn.indexOf(fieldOf(name));
  return fieldErrors.filter((fieldError) => at(fieldError) >= 0).toSorted((a, b) => at(a) - at(b));
}

function oncePerField(fieldErrors: readonly FieldError[]): FieldError[] {
  const isSame = (a: FieldError, b: FieldError) => fieldOf(a.name) === fieldOf(b.name);
  return fieldErrors.filter(
    (fieldError, i) => fieldErrors.findIndex((other) => isSame(other, fieldError)) === i,
  );
}

/** Sentences that say which field they are about, so that the label before them would say it twice. */
const complete_sentences: readonly string[] = [
  "profile_for_missing",
  "email_missing",
  "phone_missing",
  "password_missing",
  "repetition_missing",
  "terms_not_accepted",
  "firstname_missing",
  "lastname_missing",
  "father_name_missing",
  "mother_name_missing",
  "dob_missing",
] satisfies FieldErrorCode[];

function namesItsField(message: string | undefined): boolean {
  return message !== undefined && complete_sentences.includes(message);
}

/** After a failed save with three or more errors, shows their number and a link to each. */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useT("common");
  const sentence = useFieldErrorText();
  const label = useFieldLabel();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const fieldErrors = oncePerField(inPageOrder(flat(errors), form.current));
  const shown = submitCount > 0 && fieldErrors.length >= summary_from;
  useEffect(() => {
    // The summary moves the focused first invalid field down, maybe to the edge of the window under a toast.
    if (shown) document.activeElement?.scrollIntoView({ block: "center" });
  }, [shown]);
  if (!shown) return null;
  return (
    <section role="alert" className="rounded-md border border-danger bg-danger-soft p-4">
      <h2 className="flex items-center gap-2 text-lg text-danger">
        <CircleAlert aria-hidden="true" />
        {t("errors.summary", { count: fieldErrors.length })}
      </h2>
      <ul className="mt-1">
        {fieldErrors.slice(0, links_max).map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="check-row text-start underline" onClick={() => setFocus(name)}>
              {namesItsField(message) ? sentence(message) : `${label(name)}: ${sentence(message) ?? ""}`}
            </button>
          </li>
        ))}
      </ul>
      {fieldErrors.length > links_max && <p>{t("errors.more", { count: fieldErrors.length - links_max })}</p>}
    </section>
  );
}
