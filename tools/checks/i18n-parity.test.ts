import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { cataloguesOf, textsIn } from "./catalogues.ts";

/** Names of things that are written the same in every language. */
const names = new Set([
  "Aegis",
  "Authenticator",
  "English",
  "Facebook",
  "GeoNames",
  "Google",
  "Instagram",
  "Microsoft",
  "WhatsApp",
  "https",
]);

const files = cataloguesOf("en");
const english = await textsIn("en");
const punjabi = await textsIn("pb");

/** Returns the structure of a compiled message. `select` is left out, because only one language may need it. */
const select = 1;
type Parts = { words: string; values: Set<string> };

function partsOf(message: unknown, parts: Parts = { words: "", values: new Set() }): Parts {
  if (typeof message === "string") parts.words += ` ${message}`;
  else if (Array.isArray(message)) for (const node of message) nodeParts(node, parts);
  return parts;
}

function nodeParts(node: unknown, parts: Parts): void {
  if (!Array.isArray(node)) return void partsOf(node, parts);
  const [name, ...rest] = node as unknown[];
  // Inside a plural, its number is called 0.
  if (typeof name !== "string") return;
  if (rest[0] !== select) parts.values.add(name);
  for (const inner of rest) {
    if (typeof inner === "string") parts.words += ` ${inner}`;
    // A value within a tag, such as <b>{name}</b>.
    else if (Array.isArray(inner)) nodeParts(inner, parts);
    else if (inner && typeof inner === "object")
      for (const branch of Object.values(inner)) partsOf(branch, parts);
  }
}

/** URLs and e-mail addresses are the same in every language. */
const withoutAddresses = (words: string) =>
  words.replaceAll(/(https?:\/\/)?([\w.-]+@)?[\w-]+([.][\w-]+)+[\w/.-]*/g, " ");

const parse = (text: string) => partsOf(compile(text));

test("every catalogue exists in both languages, with texts in it", () => {
  expect(cataloguesOf("pb").sort()).toEqual(files.sort());
  expect(english.length).toBeGreaterThan(100);
});

test("both languages have the same keys", () => {
  expect(punjabi.map(({ key }) => key).sort()).toEqual(english.map(({ key }) => key).sort());
});

test("no text is empty, and every text is well formed", () => {
  const broken = [...english, ...punjabi].filter(({ text }) => {
    try {
      return text.trim() === "" || text !== text.trim() || compile(text) === "";
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test("both languages show the same values", () => {
  const wanted = new Map(english.map(({ key, text }) => [key, [...parse(text).values].sort()]));
  const different = punjabi.filter(
    ({ key, text }) => wanted.has(key) && [...parse(text).values].sort().join() !== wanted.get(key)?.join(),
  );
  expect(different).toEqual([]);
});

test("no English word is left in a Punjabi text", () => {
  const left = punjabi.flatMap(({ key, text }) =>
    (withoutAddresses(parse(text).words).match(/\b[A-Za-z][a-z]{3,}\b/g) ?? [])
      .filter((word) => !names.has(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(left).toEqual([]);
});

test("no Gurmukhi stands in an English text, but for the way to the other language", () => {
  const foreign = english.filter(
    ({ key, text }) => /[\u0A00-\u0A7F]/.test(text) && !key.endsWith(".to_other"),
  );
  expect(foreign).toEqual([]);
});
