import { expect, test } from "vitest";
import { preferenceFields } from "../preferences/preference-fields.ts";
import { careerFields } from "./career-fields.ts";
import { wizardSteps } from "./completeness.ts";
import { familyFields } from "./family-fields.ts";
import type { Fields } from "./field.ts";
import { personalFields } from "./personal-fields.ts";
import {
  groupBeside,
  groupNames,
  groupOfField,
  isJudgedAt,
  minutesLeft,
  openGroup,
  shareDone,
  wizardGroups,
} from "./wizard-groups.ts";

const steps = {
  personal: personalFields,
  family: familyFields,
  career: careerFields,
  preference: preferenceFields,
} satisfies Record<string, Fields>;
const nothing_done = { personal: false, family: false, career: false, preference: false, photo: false };
const cases = Object.entries(steps) as [keyof typeof steps, Fields][];

test.each(cases)("every field of the %s step is in exactly one group", (step, fields) => {
  const grouped = Object.values(wizardGroups[step]).flatMap((group): readonly string[] => group.fields);
  expect(grouped.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test.each(cases)(
  "every group of the %s step asks everybody for three to six fields, beside the consents for them",
  (step, fields) => {
    for (const [group, { fields: names }] of Object.entries(wizardGroups[step])) {
      const asked = (names as readonly string[]).filter(
        (name) => !fields[name]?.asked_if && fields[name]?.kind !== "consent",
      );
      expect(asked.length, group).toBeGreaterThanOrEqual(3);
      expect(asked.length, group).toBeLessThanOrEqual(6);
    }
  },
);

test("the wizard opens the group of the address, or the first of the step", () => {
  expect(openGroup("family", "roots")).toBe("roots");
  expect(openGroup("family", "work")).toBe("parents");
  expect(openGroup("family", null)).toBe("parents");
});

test("groups follow each other within their step only", () => {
  expect(groupBeside("career", "place", 1)).toBe("work");
  expect(groupBeside("career", "place", -1)).toBeNull();
  expect(groupBeside("career", "work", 1)).toBeNull();
  expect(groupBeside("career", "work", -1)).toBe("place");
});

test("a part of a field belongs to the group of its field", () => {
  expect(groupOfField("personal", "height.feet")).toBe("body");
  expect(groupOfField("personal", "root")).toBeNull();
});

test("leaving a group validates its fields and those before, and none that are still to come", () => {
  expect(isJudgedAt("personal", "body", "weight")).toBe(true);
  expect(isJudgedAt("personal", "body", "firstname")).toBe(true);
  expect(isJudgedAt("personal", "body", "caste")).toBe(false);
});

test("with each group the step is done by a larger share and fewer minutes are left", () => {
  const places = wizardSteps.flatMap((step) => groupNames(step).map((group) => [step, group] as const));
  const minutes = places.map(([step, group]) => minutesLeft(step, group, nothing_done));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  expect(minutes.at(0)).toBe(11);
  expect(minutes.at(-1)).toBe(1);
  const shares = groupNames("personal").map((group) => shareDone("personal", group));
  expect(shares).toEqual([0.125, 0.375, 0.625, 0.875]);
});

test("a step that is done takes no time, and nothing is left when all are done", () => {
  const all = { personal: true, family: true, career: true, preference: true, photo: true };
  expect(minutesLeft("personal", "name", all)).toBe(0);
  expect(minutesLeft("photo", "more", all)).toBe(0);
  // The photo step alone takes 80 seconds.
  expect(minutesLeft("personal", "name", { ...all, photo: false })).toBe(2);
  expect(minutesLeft("career", "work", { ...nothing_done, personal: true, family: true, photo: true })).toBe(
    3,
  );
});
