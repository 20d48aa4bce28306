import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

/** ASVS 5.0.0: of each section, the levels of its requirements in their order. */
const sections = `
  1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113 3.3:12223
  3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333 5.3:113 5.4:222
  6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222 7.1:222 7.2:1111 7.3:22
  7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222 10.1:22 10.2:223 10.3:22223
  10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233 11.3:11233 11.4:1222 11.5:23 11.6:23
  11.7:33 12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223 13.3:2233 13.4:1222233 14.1:22 14.2:12223333
  14.3:122 15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:2223 17.1:23
  17.2:22223333 17.3:22`;

/** Of level 3, what a service with these people and these data needs as well. */
const adopted =
  `1.2.10 2.4.2 3.4.7 3.4.8 3.5.8 3.7.3 5.2.4 5.2.6 6.3.5 6.3.7 6.3.8 8.3.2 11.2.4 13.4.6 13.4.7 14.2.6
  14.2.7 14.2.8 15.4.1 15.4.2 15.4.3 15.4.4 16.5.4`.split(/\s+/);

const levels = new Map<string, number>(
  sections
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [section, each = ""] = entry.split(":");
      return [...each].map((level, i) => [`${section}.${i + 1}`, Number(level)] as const);
    }),
);

const page = readFileSync(at("docs/asvs.md"), "utf8");
const [, answers = "", beside = ""] = /\n## V1 ([\s\S]*)\n## What does not apply\n([\s\S]*)/.exec(page) ?? [];
const rowsOf = (part: string) =>
  part
    .split("\n")
    .filter((line) => line.startsWith("| V"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
const answered = rowsOf(answers);
const left_out = rowsOf(beside);
const numbersIn = (text: string) => [...text.matchAll(/V(\d+\.\d+\.\d+)/g)].map(([, number = ""]) => number);

test("the list of requirements is that of the standard", () => {
  const count = (level: number) => [...levels.values()].filter((one) => one === level).length;
  expect([1, 2, 3].map(count)).toEqual([70, 183, 92]);
});

test("every requirement of the first two levels, and each adopted of the third, has one line", () => {
  const wanted = [...levels].filter(([number, level]) => level < 3 || adopted.includes(number));
  const told = [...answered, ...left_out].flatMap(([, numbers = ""]) => numbersIn(numbers));
  expect(told.toSorted()).toEqual(wanted.map(([number]) => number).toSorted());
  for (const [, number = "", level] of answered)
    expect([number, Number(level)]).toEqual([number, levels.get(number.slice(1))]);
});

test("each line says how, and names files that are there; what does not apply has its reason", () => {
  for (const [, number, , asked = "", how = "", shown = ""] of answered) {
    expect([number, asked.length > 5, how.length > 3]).toEqual([number, true, true]);
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect([number, files.length > 0, files.filter((file) => !existsSync(at(file)))]).toEqual([
      number,
      true,
      [],
    ]);
  }
  for (const [, numbers, reason = ""] of left_out)
    expect([numbers, reason.length > 5]).toEqual([numbers, true]);
});

test("the four exceptions stand at the top with their reasons, and what is met in part is counted", () => {
  const [, exceptions = ""] = /## The four exceptions\n([\s\S]*?)\n## V1 /.exec(page) ?? [];
  expect(rowsOf(exceptions).map(([, number]) => number)).toEqual(["V6.2.5", "V6.2.7", "V6.3.3", "V7.5.1"]);
  const in_part = answered.filter(([, , , , how = ""]) => how.includes("Met in part"));
  const [, short = ""] = /Short: ([\s\S]*?)\n\n/.exec(page) ?? [];
  expect(numbersIn(short)).toEqual(in_part.map(([, number = ""]) => number.slice(1)));
});
