import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Validates a field again when another field that its rule depends on changes, but only while its error is shown.
 * `pairs` maps the changed field, or its group, to the validated one; it must keep its identity between renders.
 */
export function useRecheck(pairs: Readonly<Record<string, string>>): void {
  const form = useFormContext();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const [group = ""] = (name ?? "").split(".");
          const judged = pairs[group];
          if (type === "change" && judged && form.getFieldState(judged).error) void form.trigger(judged);
        },
      }),
    [form, pairs],
  );
}
