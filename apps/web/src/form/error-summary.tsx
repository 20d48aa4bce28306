import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useT } from "../platform/locale.tsx";
import { useFaultSentence } from "./fault-sentence.ts";
import { useFieldLabel } from "./field-label.ts";

/** With fewer errors than this, the sentences under the fields are enough. */
const summary_from = 3;
/** A long step fills no screen with links: the first few lead the way, and the fields say the rest. */
const links_max = 6;

type Fault = { name: string; message: string | undefined };

function flat(errors: object, prefix = ""): Fault[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const name = prefix + key;
    const { type, message } = error as { type?: unknown; message?: unknown };
    if (typeof type === "string")
      return [{ name, message: typeof message === "string" ? message : undefined }];
    return key === "root" || key === "ref" ? [] : flat(error, `${name}.`);
  });
}

/**
 * The links stand in the order of the fields, which joined the form as they were drawn. What waits for the answer to
 * another field is not drawn yet: nobody can correct it.
 */
function inPageOrder(faults: readonly Fault[], drawn: ReadonlySet<string>): Fault[] {
  const order = [...drawn];
  const at = ({ name }: Fault) => order.findIndex((field) => name === field || name.startsWith(`${field}.`));
  return faults.filter((fault) => at(fault) >= 0).toSorted((a, b) => at(a) - at(b));
}

/** Feet and inches, or day and month, are parts of one field. */
function oncePerField(faults: readonly Fault[]): Fault[] {
  const fieldOf = ({ name }: Fault) => name.split(".")[0];
  return faults.filter((fault, i) => faults.findIndex((other) => fieldOf(other) === fieldOf(fault)) === i);
}

/** After a try to save with three or more errors: how many, and a link to each. */
export function ErrorSummary() {
  const t = useT("common");
  const sentence = useFaultSentence();
  const label = useFieldLabel();
  const { setFocus, control } = useFormContext();
  const { errors, submitCount } = useFormState();
  const faults = oncePerField(inPageOrder(flat(errors), control._names.mount));
  const shown = submitCount > 0 && faults.length >= summary_from;
  useEffect(() => {
    // It has pushed the first wrong field down, which has the focus by now; at the edge a toast may lie over it.
    if (shown) document.activeElement?.scrollIntoView({ block: "center" });
  }, [shown]);
  if (!shown) return null;
  return (
    <section role="alert" className="rounded-md border border-danger bg-danger-soft p-4">
      <h2 className="flex items-center gap-2 text-lg text-danger">
        <CircleAlert aria-hidden="true" />
        {t("errors.summary", { count: faults.length })}
      </h2>
      <ul className="mt-1">
        {faults.slice(0, links_max).map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="check-row text-start underline" onClick={() => setFocus(name)}>
              {label(name)}: {sentence(message)}
            </button>
          </li>
        ))}
      </ul>
      {faults.length > links_max && <p>{t("errors.more", { count: faults.length - links_max })}</p>}
    </section>
  );
}
