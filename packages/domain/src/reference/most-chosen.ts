import { type OptionField, optionLists } from "./option-lists.ts";

/** Only a longer list needs a group of its own for what most families choose. */
const long_from = 13;

/**
 * What members of the community choose most often, by what its volunteers enter for families; a list for ease, which
 * changes no rank in a search.
 */
const often = {
  caste: ["ramgarhia", "jat_sikh", "arora", "saini"],
  mother_tongue: ["punjabi", "hindi", "english", "thai"],
  father_occupation: ["farming", "business_owner", "woodwork", "retired"],
  mother_occupation: ["homemaker", "teacher", "tailor", "retired"],
  occupation: ["teacher", "engineer", "business_owner", "farming"],
  hobbies: ["kirtan", "gurbani", "seva", "cooking"],
} as const satisfies { readonly [Field in OptionField]?: readonly string[] };

/** Returns the options that a list offers first; none for a short list or one without such options. */
export function mostChosen(field: OptionField): readonly string[] {
  if (optionLists[field].length < long_from) return [];
  return field in often ? often[field as keyof typeof often] : [];
}

/**
 * The ids of the states where most members of a country live: Punjab, Haryana and Delhi; British Columbia and Ontario.
 */
export const first_states: readonly number[] = [1352, 1336, 1333, 456, 463];

/** The ids of the largest cities of Punjab: Ludhiana, Jalandhar, Amritsar and Patiala. */
export const first_cities: readonly number[] = [79537, 79493, 79379, 79588];
