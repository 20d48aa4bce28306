import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { type Field, type Fields, namesWhere } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { optionLists } from "@sanjog/domain/reference/option-lists";

const steps = { personal: personalFields, family: familyFields, career: careerFields } as const;
export type StepName = keyof typeof steps;

const isPrivate = ({ audience }: Field) => audience !== "members" && audience !== "own";

/** The fields of a step that a privacy item governs, each with its item. */
export function privateFieldsOf(step: StepName): [name: string, item: string][] {
  const fields: Fields = steps[step];
  return namesWhere(fields, isPrivate).map((name) => [name, String(fields[name]?.audience)]);
}

/** All private fields, from the descriptors of their steps. */
export const privateFields = (Object.keys(steps) as StepName[]).flatMap((step) =>
  privateFieldsOf(step).map(([name, item]) => ({ step, name, item })),
);

/**
 * Returns a value for each private field that is found nowhere else, so that every privacy proof looks for every such
 * field. `formed` has those that must have a form of their own; a text is made from the field's name.
 */
export function canariesFor(of: string, formed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    privateFields.map(({ step, name }) => [name, formed[name] ?? madeUp(steps[step], name, of)]),
  );
}

function madeUp(fields: Fields, name: string, of: string): string {
  const field = fields[name];
  if (field?.kind === "text") return `${name} of ${of}`;
  if (field?.kind === "choice" && field.options) return optionLists[field.options].at(-1) ?? "";
  throw new Error(`the proofs need a value that stands for ${name}`);
}

/** Returns the values of one step, as its row takes them. */
export function ofStep(step: StepName, canaries: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(privateFieldsOf(step).map(([name]) => [name, canaries[name] ?? ""]));
}
