import { type StepsDone, type WizardStep, wizardSteps } from "./completeness.ts";

type Group = {
  /** The fields in the order of the screen, those that only some answers ask for included. */
  fields: readonly string[];
  /** The estimated median time to fill in the group on a phone. */
  seconds: number;
};

/** The groups of each step, in their order. The wizard shows one group at a time, an edit page all groups of its step. */
export const wizardGroups = {
  personal: {
    name: {
      fields: ["firstname", "lastname", "name_in_punjabi", "name_in_english", "dob", "marital_status"],
      seconds: 60,
    },
    body: {
      fields: ["height", "weight", "diet", "blood_group", "differently_abled", "disability_explain"],
      seconds: 40,
    },
    faith: {
      fields: [
        "religion",
        "caste",
        "namdhari_sect",
        "mother_tongue",
        "religion_consent",
        "caste_consent",
        "namdhari_sect_consent",
        "health_consent",
      ],
      seconds: 50,
    },
    about: {
      fields: [
        "express_yourself",
        "hobbies",
        "instagram_link",
        "facebook_link",
        "reference",
        "reference_name",
        "reference_relation",
        "reference_contact",
      ],
      seconds: 60,
    },
  },
  family: {
    parents: {
      fields: ["father_name", "father_occupation", "mother_name", "mother_occupation"],
      seconds: 50,
    },
    home: {
      fields: [
        "brother_count",
        "brother_married_count",
        "sister_count",
        "sister_married_count",
        "family_type",
        "live_with_family",
        "family_living_in",
      ],
      seconds: 30,
    },
    roots: {
      fields: [
        "paternal_gotra",
        "paternal_gotra_other",
        "maternal_gotra",
        "maternal_gotra_other",
        "contact_address",
        "about_family",
      ],
      seconds: 60,
    },
  },
  career: {
    place: {
      fields: ["country_id", "state_id", "city_id", "pincode", "residential_status"],
      seconds: 50,
    },
    work: { fields: ["highest_degree", "employed_in", "occupation", "annual_income"], seconds: 40 },
  },
  preference: {
    person: { fields: ["age_min", "age_max", "height_min", "height_max", "marital_status"], seconds: 30 },
    work: { fields: ["minimum_education", "maximum_education", "occupation", "income"], seconds: 20 },
    community: {
      fields: ["religion", "caste", "mother_tongue", "diet", "family_type", "gotra_rule"],
      seconds: 20,
    },
    place: { fields: ["country", "residential_status", "about_desired_partner", "must"], seconds: 40 },
  },
  photo: {
    face: { fields: ["photo"], seconds: 50 },
    more: { fields: ["photos"], seconds: 30 },
  },
} as const satisfies Record<WizardStep, Readonly<Record<string, Group>>>;

/** The name of a group of a step. */
export type GroupOf<Step extends WizardStep> = keyof (typeof wizardGroups)[Step] & string;

const groupsOf = (step: WizardStep): Readonly<Record<string, Group>> => wizardGroups[step];

/** Returns the names of a step's groups in their order. */
export function groupNames(step: WizardStep): readonly string[] {
  return Object.keys(groupsOf(step));
}

/** Returns the group that the wizard shows: the requested one, or the step's first if it has no group of that name. */
export function openGroup(step: WizardStep, asked: string | null): string {
  const names = groupNames(step);
  return names.find((name) => name === asked) ?? names[0] ?? "";
}

/** Returns the group before or after another one of the same step; null at the step's edge. */
export function groupBeside(step: WizardStep, group: string, by: -1 | 1): string | null {
  const names = groupNames(step);
  return names[names.indexOf(group) + by] ?? null;
}

/** Returns the group that holds a field or a part of it, such as `height.feet`; null if none does. */
export function groupOfField(step: WizardStep, name: string): string | null {
  const [field = name] = name.split(".");
  const found = Object.entries(groupsOf(step)).find(([, { fields }]) => fields.includes(field));
  return found?.[0] ?? null;
}

/** Returns whether a field is validated when a group is left: the fields of the groups up to it are. */
export function isJudgedAt(step: WizardStep, group: string, field: string): boolean {
  const names = groupNames(step);
  const of = groupOfField(step, field);
  return of === null || names.indexOf(of) <= names.indexOf(group);
}

/** Returns how much of a step is behind the reader, as a share from 0 to 1; the shown group counts by half. */
export function shareDone(step: WizardStep, group: string): number {
  const names = groupNames(step);
  return (names.indexOf(group) + 0.5) / names.length;
}

/**
 * Returns the minutes from a group to the end of the wizard, rounded up. A step that is done takes no time; 0 when all
 * are done.
 */
export function minutesLeft(step: WizardStep, group: string, done: StepsDone): number {
  const own = groupNames(step);
  const seconds = wizardSteps
    .slice(wizardSteps.indexOf(step))
    .filter((next) => !done[next])
    .flatMap((next) =>
      (next === step ? own.slice(own.indexOf(group)) : groupNames(next)).map((name) => groupsOf(next)[name]),
    )
    .reduce((sum, next) => sum + (next?.seconds ?? 0), 0);
  return Math.ceil(seconds / 60);
}
