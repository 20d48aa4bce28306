import { describe, expect, test } from "vitest";
import { isEasyPassword } from "./easy-password.ts";
import { easyWords } from "./easy-words.ts";

const words = easyWords();
const isEasy = (password: string) => isEasyPassword(password, (word) => words.has(word));

test.each([
  "Namdhari1!",
  "Khalsa@1699",
  "Kaur#2024",
  "Jaspreet@1",
  "Ludhiana1!",
  "Bhaini@Sahib1",
  "Abcd@1234",
  "Aa1!aaaa",
  "Harpreet-Kaur-1987",
  "N@mdh@r1#1",
  "1Waheguru!",
  "Qwer1234!",
  "Zxcvbn#99",
  "Sukhwinder@123",
  "Gurpreet_Singh1",
  "SatGuru#007",
  "Punjab@2026",
  "Mummy&Papa1",
  "1qaz@WSX",
  "Chardikala1!",
])("%s is what somebody of the community tries first", (password) => {
  expect(isEasy(password)).toBe(true);
});

test.each([
  "Mustard-Tractor-71",
  "Winter-Kite-52",
  "Canal-Peacock-58",
  "Sanjog-Demo-2026x",
  "Kaur plays 3 trumpets!",
  "xK7#pQ2mVt",
  "J4!rTz9w",
  "Ludhiana-umbrella-9",
  "Quiet river at noon 7!",
])("%s is taken", (password) => {
  expect(isEasy(password)).toBe(false);
});

describe("made by chance", () => {
  /** A small generator with a seed, so that a failure comes again. */
  function random(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  test("of a thousand generated passwords of twelve signs all are taken", () => {
    const next = random(7);
    const signs = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%+:=?@-";
    const made = Array.from({ length: 1_000 }, () =>
      Array.from({ length: 12 }, () => signs[next(signs.length)]).join(""),
    );
    expect(made.filter(isEasy)).toEqual([]);
  });

  test("of a thousand phrases of three plain words and a digit all are taken", () => {
    const next = random(11);
    const plain =
      "river table orange window garden yellow copper silver morning basket candle ladder mirror pepper rocket sunset turnip velvet walnut zebra anchor blanket cricket dolphin engine feather guitar harvest island jacket kettle lemon".split(
        " ",
      );
    const made = Array.from({ length: 1_000 }, () =>
      Array.from({ length: 3 }, () => plain[next(plain.length)] ?? "")
        .map((word, i) => (i === 0 ? word[0]?.toUpperCase() + word.slice(1) : word))
        .join("-")
        .concat(String(next(10))),
    );
    expect(made.filter(isEasy)).toEqual([]);
  });
});
