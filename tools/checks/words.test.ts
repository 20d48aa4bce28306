import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "../cli/child.ts";
import { type Text, textsIn } from "./catalogues.ts";

const english = await textsIn("en");
const punjabi = await textsIn("pb");
const both = [...english, ...punjabi];
const isLegal = ({ key }: Text) => /^ui\/(terms|policy)\.ts/.test(key);
/** Names are spelled as families spell them. */
const isName = ({ key }: Text) => /^(gotras|countries)\.ts|^options\.ts: gotra\./.test(key);
const show = ({ key, text }: Text) => `${key}: ${text}`;

/** The rows of the glossary's table of words: what we say and what we do not, in both languages. */
const rows = readFileSync(at("docs/GLOSSARY.md"), "utf8")
  .split("## One word for one thing")[1]!
  .split("\n## ")[0]!
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, say = "", not = "", pb_say = "", pb_not = ""]) => ({
    en: { say, not },
    pb: { say: pb_say, not: pb_not },
  }));

const listed = (cell: string) => cell.split(", ").filter(Boolean);
const letter = "[\\p{L}\\p{M}]";
const asWords = (words: readonly string[], end: string) =>
  new RegExp(`(?<!${letter})(${words.join("|")})${end}`, "iu");

/** Legal texts may need a word that families do not use: its key, and why. */
const legal_exceptions: Readonly<Record<string, string>> = {};

function banned(language: "en" | "pb", texts: readonly Text[]): string[] {
  const not = rows.flatMap((row) => listed(row[language].not));
  // Gurmukhi words are banned with all their endings.
  const pattern = asWords(not, language === "en" ? `(?!${letter})` : "");
  const said = rows.flatMap((row) => listed(row[language].say));
  return texts
    .filter((text) => !isName(text) && !(text.key in legal_exceptions))
    .filter(({ text }) =>
      pattern.test(
        said.reduce((rest, phrase) => rest.replaceAll(phrase, " "), text.replaceAll(/\{\w+/g, "{")),
      ),
    )
    .map(show);
}

describe("one thing has one word", () => {
  test("the glossary's table of words is there", () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  test("no English text uses a word that the glossary replaces", () => {
    expect(banned("en", english)).toEqual([]);
  });

  test("no Punjabi text uses a word that the glossary replaces", () => {
    expect(banned("pb", punjabi)).toEqual([]);
  });

  test("a replaced word is found in any text, and the word that is said is not", () => {
    const text = (said: string) => [{ key: "ui/home.ts: title", text: said }];
    expect(banned("en", text("What they wish for"))).toHaveLength(1);
    expect(banned("pb", text("ਹੁਣੇ ਬਾਹਰ ਜਾਓ"))).toHaveLength(1);
    expect(banned("pb", text("ਪਰਦੇਦਾਰੀ"))).toHaveLength(1);
    expect(banned("pb", text("ਪਰਦੇਦਾਰੀ ਨੀਤੀ"))).toEqual([]);
  });

  test("the product's name is filled in", () => {
    expect(
      both.filter(({ key, text }) => !key.endsWith(": product") && /sanjog|ਸੰਜੋਗ/i.test(text)).map(show),
    ).toEqual([]);
  });
});

describe("Punjabi is written one way", () => {
  test("“and” is ਤੇ in the interface and ਅਤੇ in the legal texts", () => {
    const other = (text: Text) => asWords([isLegal(text) ? "ਤੇ" : "ਅਤੇ"], `(?!${letter})`);
    const on = /’ਤੇ/g;
    expect(punjabi.filter((one) => other(one).test(one.text.replace(on, ""))).map(show)).toEqual([]);
  });

  test("letters are composed, digits are 0 to 9, quotes are round", () => {
    expect(
      both.filter(({ text }) => text !== text.normalize("NFC") || /[੦-੯'"]/.test(text)).map(show),
    ).toEqual([]);
  });

  test("a sentence ends with ।, where the English one ends and after another sentence", () => {
    const twins = new Map(english.map(({ key, text }) => [key, text]));
    const ended = /[।?!…:]["”)]?$|[”}]$/u;
    const open = punjabi.filter(({ key, text }) => {
      const plain = text.replaceAll(/<\/?\w+>/g, "");
      return (/[.?!]$/.test(twins.get(key) ?? "") || plain.includes("। ")) && !ended.test(plain);
    });
    expect(open.map(show)).toEqual([]);
  });
});
