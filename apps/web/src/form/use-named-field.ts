import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Shows and focuses the field that the address names, for links that lead to one field of a long form. */
export function useNamedField(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    // After the heading of the new page has taken the focus.
    const timer = setTimeout(() => {
      const field = fieldNamed(form.current, hash.slice(1));
      field?.scrollIntoView({ block: "center" });
      field?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [hash, form]);
}

/** Returns the first control of a field; the parts of a height are named `height.feet` and `height.inches`. */
function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  return [...(form?.elements ?? [])].find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.getAttribute("name")?.split(".")[0] === name,
  );
}
