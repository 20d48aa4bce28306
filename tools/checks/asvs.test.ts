import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

const page = readFileSync(at("docs/asvs.md"), "utf8");
const [, answers = "", not_applicable = ""] =
  /\n## V1 ([\s\S]*)\n## What does not apply\n([\s\S]*)/.exec(page) ?? [];
const rowsOf = (part: string) =>
  part
    .split("\n")
    .filter((line) => line.startsWith("| V"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
const numbersIn = (text: string) => [...text.matchAll(/V(\d+\.\d+\.\d+)/g)].map(([, number = ""]) => number);

test("every line of the security standard says how it is met, and names files that exist", () => {
  const incomplete = rowsOf(answers).filter(([, , , asked = "", how = "", shown = ""]) => {
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    return !asked || !how || files.length === 0 || files.some((file) => !existsSync(at(file)));
  });
  expect(incomplete.map(([, number]) => number)).toEqual([]);
  expect(rowsOf(not_applicable).filter(([, , reason = ""]) => !reason)).toEqual([]);
});

test("no requirement of the security standard has two lines", () => {
  const numbers = [...rowsOf(answers), ...rowsOf(not_applicable)].flatMap(([, cell = ""]) => numbersIn(cell));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test("the summary of the security standard lists what is met in part", () => {
  const in_part = rowsOf(answers).filter(([, , , , how = ""]) => how.includes("Met in part"));
  const [, short = ""] = /Short: ([\s\S]*?)\n\n/.exec(page) ?? [];
  expect(numbersIn(short)).toEqual(in_part.map(([, number = ""]) => number.slice(1)));
});
