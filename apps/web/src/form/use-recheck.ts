import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

/**
 * Judges a field again when another changes that its rule looks at, but only while its validation error is in sight.
 * `pairs` maps the changed field, or its group, to the judged one; it must stay the same object.
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
