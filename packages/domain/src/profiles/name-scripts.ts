import { isInScript, type NameScript } from "../form/name-script.ts";

/** The fields that hold a member's whole name as the readers of one language read it, each with its script. */
export const nameScripts = {
  name_in_punjabi: "Gurmukhi",
  name_in_english: "Latin",
} as const satisfies Record<string, NameScript>;

export type NameField = keyof typeof nameScripts;

export type TypedName = { firstname: string; lastname: string };

/** A member's name as it was typed, and in the scripts that it was not typed in; "" where the family gave none. */
export type MemberNames = TypedName & Record<NameField, string>;

/** Returns first and last name as one line. */
export function typedName({ firstname, lastname }: TypedName): string {
  return `${firstname} ${lastname}`.trim();
}

/** Returns the four fields of the name alone. */
export function namesOf({ firstname, lastname, name_in_punjabi, name_in_english }: MemberNames): MemberNames {
  return { firstname, lastname, name_in_punjabi, name_in_english };
}

/**
 * Returns the fields that a typed name leaves open: one for a name in Latin or Gurmukhi letters, both for a name of mixed
 * or other scripts, none for an empty one.
 */
export function openNameFields(typed: TypedName): NameField[] {
  const fields = Object.keys(nameScripts) as NameField[];
  return fields.filter((field) => !isInScript(typedName(typed), nameScripts[field]));
}

/** Returns whether a typed name leaves this field open; what is no text counts as empty. */
export function isNameOpen(
  field: NameField,
  { firstname, lastname }: Readonly<Record<string, unknown>>,
): boolean {
  return openNameFields({ firstname: String(firstname ?? ""), lastname: String(lastname ?? "") }).includes(
    field,
  );
}
