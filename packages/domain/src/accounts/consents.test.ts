import { describe, expect, test } from "vitest";
import {
  answeredPurposes,
  consentedPurposes,
  documentsToAccept,
  documentVersions,
  givenConsents,
  missingAnswers,
  type RenewedDocument,
  sensitivePurposes,
  settlementOf,
  untouchedAnswers,
} from "./consents.ts";

const given = (document: RenewedDocument, version: string = documentVersions[document]) => ({
  document,
  version,
});
const present = [given("terms"), given("privacy_policy")];

describe("which texts wait to be accepted", () => {
  test("none when the present wording of both was accepted", () => {
    expect(documentsToAccept(present)).toEqual([]);
  });

  test("the one whose present wording was not accepted, whatever was accepted before", () => {
    const before = [given("terms", "2025-01-01"), given("terms"), given("privacy_policy", "2025-01-01")];
    expect(documentsToAccept(before)).toEqual(["privacy_policy"]);
  });

  test("both when neither was accepted; other statements are not asked for again", () => {
    const statement = { document: "seeks_marriage", version: "2025-01-01" };
    expect(documentsToAccept([statement])).toEqual(["terms", "privacy_policy"]);
  });

  test.each(["terms", "privacy_policy"] as const)("a new wording of %s asks for nothing else", (changed) => {
    expect(documentsToAccept(present, { ...documentVersions, [changed]: "2027-01-01" })).toEqual([changed]);
  });
});

describe("the consents for sensitive answers", () => {
  const consent = (document: string, withdrawn_at: Date | null = null) => ({ document, withdrawn_at });
  const said = (...consents: ReturnType<typeof consent>[]) =>
    sensitivePurposes.map((purpose) => givenConsents(consents)[`${purpose}_consent`]);

  test.each([
    ["nothing", [], [null, null, null, null]],
    ["a yes to one", [consent("caste")], [null, true, null, null]],
    ["a no to one", [consent("health", new Date(0))], [null, null, null, false]],
    ["the earlier sentence", [consent("sensitive_data")], [true, true, true, true]],
    ["a withdrawal", [consent("sensitive_data"), consent("caste", new Date(0))], [true, false, true, true]],
    ["one given again", [consent("caste", new Date(0)), consent("caste")], [null, true, null, null]],
  ])("after %s", (_, consents, expected) => {
    expect(said(...consents)).toEqual(expected);
  });

  test.each([
    [{}, []],
    [{ religion: "prefer_not_to_say", caste: null, blood_group: "not_known", disability_explain: "" }, []],
    [{ religion: "sikh" }, ["religion"]],
    [{ caste: "ramgarhia" }, ["caste"]],
    [{ namdhari_sect: false }, ["namdhari_sect"]],
    [{ differently_abled: false }, ["health"]],
    [{ blood_group: "b_positive" }, ["health"]],
  ])("%j says something about %j", (answers, purposes) => {
    expect(answeredPurposes(answers)).toEqual(purposes);
  });

  test.each([
    [{ namdhari_sect: null, differently_abled: null }, [], ["namdhari_sect", "differently_abled"]],
    [{ namdhari_sect: null, differently_abled: null }, ["health"], ["namdhari_sect"]],
    [{ namdhari_sect: false, differently_abled: true, religion: null }, [], []],
  ] as const)("%j without %j lacks %j", (answers, left_out, names) => {
    expect(missingAnswers(answers, left_out)).toEqual(names);
  });
});

describe("what a save of the personal step leaves as it is", () => {
  const stored = {
    religion: "sikh",
    caste: "jat_sikh",
    namdhari_sect: true,
    blood_group: "b_positive",
    differently_abled: false,
    disability_explain: "",
  };
  const health = { blood_group: "b_positive", differently_abled: false, disability_explain: "" };
  const empty = { blood_group: "not_known", differently_abled: null, disability_explain: "" };
  const emptied = {
    religion: "prefer_not_to_say",
    caste: "prefer_not_to_say",
    namdhari_sect: null,
    ...empty,
  };

  test.each([
    ["nothing of what it says", { ...stored }, {}],
    ["what it says nothing about", { ...emptied, religion: "hindu" }, { ...stored, religion: undefined }],
    ["health, where all of it is empty", { ...stored, ...empty }, health],
    ["nothing of health, where a part of it is said", { ...stored, ...empty, blood_group: "a_positive" }, {}],
    [
      "nothing that a form empties that knows of the yes",
      { ...stored, caste: "prefer_not_to_say", caste_consent: true },
      {},
    ],
    ["nothing that is refused", { ...stored, caste: "prefer_not_to_say", caste_consent: false }, {}],
    [
      "what it neither says nor knows of",
      { ...stored, caste: "prefer_not_to_say", caste_consent: null },
      { caste: "jat_sikh" },
    ],
  ])("%s", (_, sent, untouched) => {
    expect(untouchedAnswers(stored, sent)).toEqual(untouched);
  });
});

describe("what a save of the personal step adds to the record about caste", () => {
  const day = new Date(0);
  const row = (given_at: Date | null, withdrawn_at: Date | null, document = "caste") => ({
    document,
    given_at,
    withdrawn_at,
  });
  const given = row(day, null);
  const refused = row(null, day);
  const withdrawn = row(day, day);
  const earlier = row(day, null, "sensitive_data");

  test.each([
    ["nothing", [], "given", "refused"],
    ["a yes", [given], null, "withdrawn"],
    ["the earlier sentence", [earlier], null, "withdrawn"],
    ["a no", [refused], "given", null],
    ["a withdrawal", [given, withdrawn], null, null],
    ["a no, a yes and a withdrawal", [refused, given, withdrawn], null, null],
    ["a withdrawal, given again", [withdrawn, given], null, "withdrawn"],
  ] as const)("after %s", (_, recorded, yes, no) => {
    const said = (caste_consent: boolean | null, caste = "jat_sikh") =>
      settlementOf(recorded, { caste, caste_consent }, "caste");
    expect([said(true), said(false), said(null)]).toEqual([yes, no, null]);
    expect(said(true, "prefer_not_to_say")).toBeNull();
    expect(said(false, "prefer_not_to_say")).toBe(no === "withdrawn" ? "withdrawn" : null);
  });

  test.each([
    [[], []],
    [[given], ["caste"]],
    [[refused], []],
    [
      [earlier, withdrawn],
      ["religion", "namdhari_sect", "health"],
    ],
  ])("%j is a consent for %j", (recorded, purposes) => {
    expect(consentedPurposes(recorded)).toEqual(purposes);
  });
});
