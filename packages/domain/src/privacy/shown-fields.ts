import type { Relation } from "../relations/relation.ts";
import { fieldLedger, type Governor, type LedgerField } from "./field-ledger.ts";
import type { PrivacySettings } from "./privacy-items.ts";
import { maySee } from "./visibility.ts";

/** A title has the audience of the field it names; a place that of its id field. */
type FieldOf<Key> = Key extends LedgerField
  ? Key
  : Key extends `${infer Field extends LedgerField}_title`
    ? Field
    : Key extends string
      ? `${Key}_id` extends LedgerField
        ? `${Key}_id`
        : never
      : never;

/** The same fields, null where the viewer may not see them. */
export type VisibleFields<Fields> = {
  [Key in keyof Fields]: (typeof fieldLedger)[FieldOf<Key>] extends "members"
    ? Fields[Key]
    : Fields[Key] | null;
};

const governors = new Map<string, Governor>();

/**
 * Returns who may see a key of a response. Throws for a key that is missing in the ledger, so that nothing is shown by
 * oversight.
 */
export function governorOf(key: string): Governor {
  const known = governors.get(key);
  if (known) return known;
  const ledger: Record<string, Governor> = fieldLedger;
  const governor = ledger[key] ?? ledger[key.replace(/_title$/, "")] ?? ledger[`${key}_id`];
  if (!governor) throw new Error(`${key} has no line in the field ledger`);
  governors.set(key, governor);
  return governor;
}

/** Returns whether a viewer who may see the owner sees a field. */
export function maySeeField(governor: Governor, settings: PrivacySettings, relation: Relation): boolean {
  if (relation.self || governor === "members") return true;
  return governor !== "own" && maySee(settings[governor], relation);
}

/**
 * Returns the fields as this viewer may see them, by the ledger, the owner's settings and the relation between the
 * two.
 */
export function shownFields<Fields extends Record<string, unknown>>(
  fields: Fields,
  settings: PrivacySettings,
  relation: Relation,
): VisibleFields<Fields> {
  const shown: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    shown[key] = maySeeField(governorOf(key), settings, relation) ? fields[key] : null;
  }
  return shown as VisibleFields<Fields>;
}
