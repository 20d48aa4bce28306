import { isInScript, type NameScript } from "../form/name-script.ts";

/** The fields that contain a member's whole name for the readers of one language, each with its script. */
export const nameScripts = {
  name_in_punjabi: "Gurmukhi",
  name_in_english: "Latin",
} as const satisfies Record<string, NameScript>;

export type NameField = keyof typeof nameScripts;

export type TypedName = { firstname: string; lastname: string };

/** A member's name as typed, and in the scripts in which it was not typed; "" where the family gave none. */
export type MemberNames = TypedName & Record<NameField, string>;

/** Returns first and last name as one line. */
export function typedName({ firstname, lastname }: TypedName): string {
  return `${firstname} ${lastname}`.trim();
}

/** Returns only the four fields of the name. */
export function namesOf({ firstname, lastname, name_in_punjabi, name_in_english }: MemberNames): MemberNames {
  return { firstname, lastname, name_in_punjabi, name_in_english };
}

/**
 * Returns the script fields that apply to a typed name: one for a name in Latin or Gurmukhi letters, both for a name
 * in mixed or other scripts, none for an empty one.
 */
export function openNameFields(typed: TypedName): NameField[] {
  const fields = Object.keys(nameScripts) as NameField[];
  return fields.filter((field) => !isInScript(typedName(typed), nameScripts[field]));
}

/** Returns whether this field applies to a typed name; a value that is no text counts as empty. */
export function isNameOpen(
  field: NameField,
  { firstname, lastname }: Readonly<Record<string, unknown>>,
): boolean {
  return openNameFields({ firstname: String(firstname ?? ""), lastname: String(lastname ?? "") }).includes(
    field,
  );
}
