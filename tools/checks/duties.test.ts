import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "../cli/child.ts";
import { absoluteWords } from "./absolute-words.ts";
import { textsIn } from "./catalogues.ts";
import { faultsOf, namesAnything, namesTest } from "./evidence.ts";
import { fingerprint, mayPromise, promiseRows, sentencesOf } from "./promise-table.ts";
import { reviewed_texts } from "./reviewed-texts.ts";

const page = readFileSync(at("docs/duties.md"), "utf8");
const [duties_part = ""] = page.split("\n## Promises\n");
const duties = duties_part
  .split("\n")
  .filter((line) => /^\| [LT]-\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, id = "", duty = "", law = "", where = "", shown = "", state = ""]) => ({
    id,
    duty,
    law,
    where,
    shown,
    state,
  }));
const promises = promiseRows(page);
const english = (await textsIn("en")).filter(mayPromise);
const punjabi = new Map((await textsIn("pb")).map(({ key, text }) => [key, text]));
const promisedIn = (key: string) => promises.filter((row) => row.key === key).map(({ sentence }) => sentence);
const keptOut = (key: string, text: string) =>
  sentencesOf(text).filter((sentence) => !promisedIn(key).includes(sentence));

describe("the duties", () => {
  test("every duty of the first list has a row, and none has two", () => {
    const numbered = (letter: string, ...ranges: [number, number][]) =>
      ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, i) => `${letter}-${String(from + i).padStart(2, "0")}`),
      );
    const expected = [
      ...numbered("L", [1, 24], [30, 35], [40, 44], [50, 53], [60, 79]),
      ...numbered("T", [1, 15]),
    ];
    expect(duties.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  test("every duty says law, place and state; what is met is shown, and what is not says what is missing", () => {
    const states = ["met", "in part", "operator", "not met"];
    const incomplete = duties.filter(({ duty, law, where, shown, state }) => {
      if (!duty || !law || !where || !states.includes(state)) return true;
      if (state === "met") return !namesAnything(shown) && !namesAnything(where);
      return state !== "operator" && !where.includes("Missing:");
    });
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  test("every file, test, page, endpoint, setting and command that the rows name exists", () => {
    const faults = duties.flatMap(({ id, where, shown }) =>
      [...faultsOf(where), ...faultsOf(shown)].map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("what does not exist is noticed", () => {
    const mistakes = [
      "`apps/api/src/none.ts`",
      "`/nowhere`",
      "`POST /api/nothing`",
      "`NO_SETTING`",
      "`npm run none`",
    ];
    expect(mistakes.flatMap(faultsOf)).toHaveLength(mistakes.length);
    expect(faultsOf('`package.json` "a title"')).toHaveLength(1);
  });
});

describe("the promises", () => {
  test("every promise is a sentence of its text, and a test shows it, people keep it, or it is advice", () => {
    const texts = new Map(english.map(({ key, text }) => [key, text]));
    const wrong = promises.filter(
      ({ key, sentence, shown }) =>
        !sentencesOf(texts.get(key) ?? "").includes(sentence) ||
        !(namesTest(shown) || /^(People: .+|Advice)\.$/.test(shown)),
    );
    expect(wrong.map(({ key, sentence }) => `${key}: ${sentence}`)).toEqual([]);
  });

  test("every test that the promises name exists", () => {
    expect(promises.flatMap(({ key, shown }) => faultsOf(shown).map((fault) => `${key}: ${fault}`))).toEqual(
      [],
    );
  });

  test("every other sentence was read and promises nothing; a text that changed is read again", () => {
    const now = english.map(({ key, text }) => [
      key,
      fingerprint(keptOut(key, text), punjabi.get(key) ?? ""),
    ]);
    expect(Object.fromEntries(now)).toEqual(reviewed_texts);
  });

  test("a sentence with an absolute word is a promise", () => {
    const legal = /^(ui\/(terms|policy)\.ts|guide\.ts|ui\/site\.ts): /;
    const unlisted = english
      .filter(({ key }) => legal.test(key))
      .flatMap(({ key, text }) => keptOut(key, text).map((sentence) => ({ key, sentence })))
      .filter(({ sentence }) => absoluteWords(sentence).length > 0);
    expect(unlisted).toEqual([]);
    const inPunjabi = english
      .filter(({ key }) => legal.test(key) && absoluteWords(punjabi.get(key) ?? "").length > 0)
      .map(({ key }) => key);
    expect(inPunjabi.filter((key) => promisedIn(key).length === 0)).toEqual([]);
  });
});
