import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import type { Field, Fields } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { Locale } from "@sanjog/i18n/locale";
import { optionTitle } from "@sanjog/i18n/option-title";

type Row = object | null | undefined;

/** Returns the filled fields of a profile that `picks` names, each as the option's title or the text. */
export function fieldValues(
  steps: { personal?: Row; family?: Row; career?: Row } | undefined,
  picks: (field: Field) => boolean,
  locale: Locale,
): { field: string; value: string }[] {
  const all: readonly [Fields, Row][] = [
    [personalFields, steps?.personal],
    [familyFields, steps?.family],
    [careerFields, steps?.career],
  ];
  return all.flatMap(([fields, row]) =>
    Object.entries(fields)
      .filter(([, field]) => picks(field))
      .flatMap(([name, field]) => {
        const value = (row as Record<string, unknown> | null | undefined)?.[name];
        if (value === undefined || value === null || value === "") return [];
        const options = "options" in field ? field.options : undefined;
        const said = options ? optionTitle(locale, options, String(value), "neutral") : String(value);
        return [{ field: name, value: said }];
      }),
  );
}
