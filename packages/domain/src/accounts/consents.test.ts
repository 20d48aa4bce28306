import { describe, expect, test } from "vitest";
import { documentsToAccept, documentVersions, type RenewedDocument } from "./consents.ts";

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
