import { type Field, type Fields, judgingAsked } from "@sanjog/domain/profiles/field";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";

const empty = {
  text: "",
  number: "",
  yes_no: null,
  choice: null,
  choices: [],
  height: { feet: "", inches: "" },
  place: null,
  countries: [],
  consent: false,
} as const satisfies Record<Field["kind"], unknown>;

/** What a form of these fields shows first: what was saved, or nothing. */
export function startValues(fields: Fields, saved: object | null): FieldValues {
  const values = Object.entries(fields).map(([name, { kind, start }]) => [
    name,
    saved ? savedValue(name, kind, saved as FieldValues) : (start ?? empty[kind]),
  ]);
  return Object.fromEntries(values) as FieldValues;
}

/** Places are saved as they are read, and chosen by their ids. */
function savedValue(name: string, kind: Field["kind"], saved: FieldValues): unknown {
  if (kind === "place") return saved[name.replace(/_id$/, "")].id;
  return saved[kind === "countries" ? `${name}_ids` : name];
}

/** Returns a step's schema as its form judges it: what is not asked cannot be wrong. */
export function formSchema<Values>(
  fields: Fields,
  schema: z.ZodMiniType<Values>,
): z.ZodMiniType<Values, FieldValues> {
  return judgingAsked(fields, schema as z.ZodMiniType<Values, FieldValues>);
}
