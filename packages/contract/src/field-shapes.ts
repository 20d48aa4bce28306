import type { Field, Fields } from "@sanjog/domain/profiles/field";
import * as z from "zod/mini";
import { place } from "./reply.ts";

const text = z.string();
const texts = z.array(text);

/** The response schema of a field's value, by the field's kind. */
const answers = {
  text,
  number: z.number(),
  yes_no: z.boolean(),
  choice: text,
  choices: texts,
  height: z.object({ feet: z.number(), inches: z.number() }),
  place,
  countries: z.array(place),
  wishes: z.nullable(texts),
  consent: z.nullable(z.boolean()),
} as const satisfies Record<Field["kind"], z.ZodMiniType>;

type Answer<Of extends Field> = Of extends { withdrawable: true }
  ? z.ZodMiniNullable<(typeof answers)[Of["kind"]]>
  : (typeof answers)[Of["kind"]];
type NullableAnswer<Of extends Field> = Of["audience"] extends "members"
  ? Answer<Of>
  : z.ZodMiniNullable<Answer<Of>>;

/** A place is sent under the name of its id field without `_id`. */
type ValueName<Name, Of extends Field> = Of["kind"] extends "place"
  ? Name extends `${infer Place}_id`
    ? Place
    : never
  : Name;
type TitleName<Name extends string, Of extends Field> = Of extends { options: string }
  ? `${Name}_title`
  : never;

/** The fields as their owner reads them: each value, and the title of a chosen option. */
export type OwnShape<Of extends Fields> = {
  [Name in keyof Of & string as ValueName<Name, Of[Name]>]: Answer<Of[Name]>;
} & { [Name in keyof Of & string as TitleName<Name, Of[Name]>]: Answer<Of[Name]> };

type WithoutValue = { audience: "own" } | { shown: "title" | "elsewhere" };
type WithoutTitle = { audience: "own" } | { shown: "elsewhere" };

/** The fields as another member reads them: null where the owner's privacy settings hide them. */
export type ShownShape<Of extends Fields> = {
  [Name in keyof Of & string as Of[Name] extends WithoutValue
    ? never
    : ValueName<Name, Of[Name]>]: NullableAnswer<Of[Name]>;
} & {
  [Name in keyof Of & string as Of[Name] extends WithoutTitle
    ? never
    : TitleName<Name, Of[Name]>]: NullableAnswer<Of[Name]>;
};

/** Returns the schemas of these fields as their owner reads them. */
export function ownShape<Of extends Fields>(fields: Of): OwnShape<Of> {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const answer = answerOf(field);
    shape[valueName(name, field)] = answer;
    if (hasTitle(field)) shape[`${name}_title`] = answer;
  }
  return shape as OwnShape<Of>;
}

/** Returns the schemas of these fields as another member reads them. */
export function shownShape<Of extends Fields>(fields: Of): ShownShape<Of> {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.audience === "own" || field.shown === "elsewhere") continue;
    const answer = field.audience === "members" ? answerOf(field) : z.nullable(answerOf(field));
    if (field.shown !== "title") shape[valueName(name, field)] = answer;
    if (hasTitle(field)) shape[`${name}_title`] = answer;
  }
  return shape as ShownShape<Of>;
}

const answerOf = ({ kind, withdrawable }: Field): z.ZodMiniType =>
  withdrawable ? z.nullable(answers[kind]) : answers[kind];
const valueName = (name: string, { kind }: Field) => (kind === "place" ? name.replace(/_id$/, "") : name);
const hasTitle = (field: Field) => "options" in field && field.options !== undefined;
