import { expect, test } from "vitest";
import { type Audience, type PrivacyItem, privacyDefaults, privacyItems } from "./privacy-items.ts";
import { itemsShownWider, presetNames, presetOf, privacyPresets } from "./privacy-presets.ts";

// Written by hand: what each preset shows to whom.
const table: [PrivacyItem, open: Audience, balanced: Audience, careful: Audience][] = [
  ["email", "friends", "friends", "private"],
  ["phone_number", "friends", "friends", "friends"],
  ["dob", "public", "friends", "private"],
  ["contact_address", "friends", "friends", "private"],
  ["parents_names", "public", "friends", "private"],
  ["health", "friends", "friends", "private"],
  ["annual_income", "public", "public", "friends"],
  ["instagram_link", "friends", "private", "private"],
  ["facebook_link", "friends", "private", "private"],
  ["reference_contact", "friends", "private", "private"],
  ["profile_picture", "public", "public", "friends"],
  ["gallery", "public", "friends", "private"],
];

test.each(table)(
  "%s is %s in the open preset, %s in the balanced, %s in the careful one",
  (item, ...expected) => {
    expect(presetNames.map((preset) => privacyPresets[preset][item])).toEqual(expected);
  },
);

test("the table names every item once", () => {
  expect(table.map(([item]) => item).toSorted()).toEqual([...privacyItems].toSorted());
});

test("the balanced preset is what a new member has", () => {
  expect(privacyPresets.balanced).toEqual(privacyDefaults);
});

test("no preset shows contact details, links, a reference or health to everyone", () => {
  const sensitive: PrivacyItem[] = [
    "email",
    "phone_number",
    "contact_address",
    "instagram_link",
    "facebook_link",
    "reference_contact",
    "health",
  ];
  for (const preset of presetNames)
    for (const item of sensitive)
      expect([preset, item, privacyPresets[preset][item]]).not.toContain("public");
});

test("each preset shows every item to no more people than the preset before", () => {
  expect(itemsShownWider(privacyPresets.open, privacyPresets.balanced)).toEqual([]);
  expect(itemsShownWider(privacyPresets.balanced, privacyPresets.careful)).toEqual([]);
});

test("a preset is recognised by all its items, and one changed item is no preset", () => {
  for (const preset of presetNames) expect(presetOf(privacyPresets[preset])).toBe(preset);
  expect(presetOf({ ...privacyDefaults, email: "private" })).toBeNull();
});

test.each<[Audience, Audience, boolean]>([
  ["private", "friends", true],
  ["private", "public", true],
  ["friends", "public", true],
  ["friends", "friends", false],
  ["friends", "private", false],
  ["public", "friends", false],
])("a change from %s to %s shows an item to more people: %s", (before, after, wider) => {
  const changed = itemsShownWider(
    { ...privacyDefaults, email: before },
    { ...privacyDefaults, email: after },
  );
  expect(changed).toEqual(wider ? ["email"] : []);
});
