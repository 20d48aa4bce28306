import { isWishMade, mustsOf, wishNames } from "@sanjog/domain/preferences/wishes-made";
import { useController, useWatch } from "react-hook-form";
import { useField } from "../form/use-field.ts";
import { useT, useTexts } from "../platform/locale.tsx";
import { MultiSelect } from "../ui/controls/multi-select.tsx";

/** The choice of the wishes that must be met in any case, among those that the form's other answers make. */
export function MustField() {
  useTexts("relations");
  const t = useT("preferences");
  const named = useT("relations");
  const answers = useWatch() as Record<string, unknown> & { must?: string[] | null };
  const { field } = useController({ name: "must" });
  const made = wishNames.filter((name) => isWishMade(name, answers));
  return (
    <MultiSelect
      {...useField({ name: "must", hint: t("must_hint"), optional: true, className: "md:col-span-2" })}
      // The catalogue has the words as they stand within a sentence.
      options={made.map((id) => ({
        id,
        title: named(`criteria.${id}`).replace(/^./u, (first) => first.toUpperCase()),
      }))}
      value={mustsOf(answers)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}
