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
  wishes: null,
  consent: null,
} as const satisfies Record<Field["kind"], unknown>;

/** Returns the initial values of a form: the saved ones, or empty ones. */
export function startValues(fields: Fields, saved: object | null): FieldValues {
  const values = Object.entries(fields).map(([name, { kind, start }]) => [
    name,
    saved ? savedValue(name, kind, saved as FieldValues) : (start ?? empty[kind]),
  ]);
  return Object.fromEntries(values) as FieldValues;
}

/** The server sends places with their names, while the form holds their ids. */
function savedValue(name: string, kind: Field["kind"], saved: FieldValues): unknown {
  if (kind === "place") return saved[name.replace(/_id$/, "")].id;
  return saved[kind === "countries" ? `${name}_ids` : name];
}

/** Returns the schema of a step for its form, in which fields that are not shown are never invalid. */
export function formSchema<Values>(
  fields: Fields,
  schema: z.ZodMiniType<Values>,
): z.ZodMiniType<Values, FieldValues> {
  return judgingAsked(fields, schema as z.ZodMiniType<Values, FieldValues>);
}
