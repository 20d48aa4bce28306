import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import {
  type NameField,
  nameScripts,
  openNameFields,
  type TypedName,
  typedName,
} from "@sanjog/domain/profiles/name-scripts";
import { transliterate } from "@sanjog/i18n/transliteration/transliterate";

/** Returns the name by rule for a field, or "" where the typed name does not ask for it or no rule reads it. */
export function offeredName(field: NameField, typed: TypedName): string {
  if (!openNameFields(typed).includes(field)) return "";
  const name = transliterate(typedName(typed), nameScripts[field]);
  return name.length <= fieldErrorNumbers.name_max ? name : "";
}

/**
 * Returns what a field shows after the typed name changed from `before` to `now`. It follows the typed name until the
 * family writes something else; what they wrote, or left empty, stays.
 */
export function followedName(field: NameField, shown: string, before: TypedName, now: TypedName): string {
  return shown === offeredName(field, before) ? offeredName(field, now) : shown;
}
