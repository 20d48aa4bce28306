import { describe, expect, test } from "vitest";
import { document_version, documentsToAccept } from "./consents.ts";

const given = (document: string, version = document_version) => ({ document, version });

describe("which texts wait to be accepted", () => {
  test("none for who accepted the present wording of both", () => {
    expect(documentsToAccept([given("terms"), given("privacy_policy")])).toEqual([]);
  });

  test("the one whose present wording was not accepted, whatever was accepted before", () => {
    const before = [given("terms", "2025-01-01"), given("terms"), given("privacy_policy", "2025-01-01")];
    expect(documentsToAccept(before)).toEqual(["privacy_policy"]);
  });

  test("both for who never accepted any; other statements are not asked for again", () => {
    expect(documentsToAccept([given("seeks_marriage", "2025-01-01")])).toEqual(["terms", "privacy_policy"]);
  });
});
