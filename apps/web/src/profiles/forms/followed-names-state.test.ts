import { expect, test } from "vitest";
import { followedName, offeredName } from "./followed-names-state.ts";

const nobody = { firstname: "", lastname: "" };
const asha = { firstname: "Asha", lastname: "Kaur" };

test("a name is offered in the script in which it was not typed", () => {
  expect(offeredName("name_in_punjabi", asha)).toBe("ਆਸ਼ਾ ਕੌਰ".normalize("NFC"));
  expect(offeredName("name_in_english", asha)).toBe("");
  expect(offeredName("name_in_english", { firstname: "ਦੀਪਾ", lastname: "ਕੌਰ" })).toBe("Deepa Kaur");
});

test("a name that is too long to save is not offered", () => {
  expect(offeredName("name_in_punjabi", { firstname: "bo".repeat(100), lastname: "ko".repeat(100) })).toBe(
    "",
  );
});

test.each([
  ["follows the typed name", "ਆਸ਼ਾ ਕੌਰ", asha, { ...asha, lastname: "Gill" }, "ਆਸ਼ਾ ਗਿੱਲ"],
  ["is filled when a saved profile without it opens", "", nobody, asha, "ਆਸ਼ਾ ਕੌਰ"],
  ["keeps what was saved when its profile opens", "ਆਸਾ ਕੌਰ", nobody, asha, "ਆਸਾ ਕੌਰ"],
  ["keeps what the family corrected", "ਆਸਾ ਕੌਰ", asha, { ...asha, lastname: "Gill" }, "ਆਸਾ ਕੌਰ"],
  ["stays empty where the family emptied it", "", asha, { ...asha, lastname: "Gill" }, ""],
  ["is emptied with the typed name", "ਆਸ਼ਾ ਕੌਰ", asha, nobody, ""],
])("the name in Punjabi %s", (_, shown, before, now, followed) => {
  const given = shown.normalize("NFC");
  expect(followedName("name_in_punjabi", given, before, now)).toBe(followed.normalize("NFC"));
});
