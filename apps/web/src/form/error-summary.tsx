import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { useFieldErrorText } from "./field-error-text.ts";
import { useFieldLabel } from "./field-label.ts";

/** With fewer errors than this, the sentences under the fields are enough. */
const summary_from = 3;
/** A long step fills no screen with links: the first few lead the way, and the fields say the rest. */
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
 * The links follow the fields' places in the document. What waits for the answer to another field is not drawn yet:
 * nobody can correct it.
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

/** After a try to save with three or more errors: how many, and a link to each. */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useT("common");
  const sentence = useFieldErrorText();
  const label = useFieldLabel();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const fieldErrors = oncePerField(inPageOrder(flat(errors), form.current));
  const shown = submitCount > 0 && fieldErrors.length >= summary_from;
  useEffect(() => {
    // It has pushed the first wrong field down, which has the focus by now; at the edge a toast may lie over it.
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
              {label(name)}: {sentence(message)}
            </button>
          </li>
        ))}
      </ul>
      {fieldErrors.length > links_max && <p>{t("errors.more", { count: fieldErrors.length - links_max })}</p>}
    </section>
  );
}
