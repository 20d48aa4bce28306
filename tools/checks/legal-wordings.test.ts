import { createHash } from "node:crypto";
import { documentVersions, renewedDocuments } from "@sanjog/domain/accounts/consents";
import { expect, test } from "vitest";
import { textsIn } from "./catalogues.ts";

/**
 * The texts to which members agree, by the day of their wording, as a fingerprint of both languages. A new wording gets a new day, here
 * and in `documentVersions`, so that members are asked to agree to it; the rows of earlier days stay as they are.
 */
const wordings = {
  terms: { file: "ui/terms.ts", days: { "2026-11-23": "51665aac" } },
  privacy_policy: { file: "ui/policy.ts", days: { "2026-11-24": "ac1260ce" } },
} as const;

async function fingerprintOf(file: string): Promise<string> {
  const texts = [...(await textsIn("en")), ...(await textsIn("pb"))];
  const wording = texts.filter(({ key }) => key.startsWith(`${file}: `)).map(({ key, text }) => [key, text]);
  return createHash("sha256").update(JSON.stringify(wording)).digest("hex").slice(0, 8);
}

test.each(renewedDocuments)("the wording of %s is the one of its day", async (document) => {
  const { file, days } = wordings[document];
  const day = documentVersions[document];
  expect({ [day]: await fingerprintOf(file) }).toEqual({ [day]: (days as Record<string, string>)[day] });
});
