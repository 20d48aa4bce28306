import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import {
  type NameField,
  nameScripts,
  openNameFields,
  type TypedName,
  typedName,
} from "@sanjog/domain/profiles/name-scripts";
import { transliterate } from "@sanjog/i18n/transliteration/transliterate";

/** Returns the transliterated name for a field, or "" if the typed name needs none or cannot be transliterated. */
export function offeredName(field: NameField, typed: TypedName): string {
  if (!openNameFields(typed).includes(field)) return "";
  const name = transliterate(typedName(typed), nameScripts[field]);
  return name.length <= fieldErrorNumbers.name_max ? name : "";
}

/**
 * Returns the value of a field after the typed name changed from `before` to `now`. It follows the typed name until
 * the family edits the field; an edited or cleared value stays.
 */
export function followedName(field: NameField, shown: string, before: TypedName, now: TypedName): string {
  return shown === offeredName(field, before) ? offeredName(field, now) : shown;
}
