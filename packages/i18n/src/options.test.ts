import { type OptionField, optionLists } from "@sanjog/domain/reference/option-lists";
import { titleListOf } from "@sanjog/domain/reference/option-titles";
import { expect, test } from "vitest";
import { messages as en } from "./en/options.ts";
import { messages as pb } from "./pb/options.ts";

const catalogues: Record<string, Record<string, Record<string, string>>> = { en, pb };
const alike_in_both = new Set(["blood_group"]);

test("every option has a title in both languages, and no title is left without an option", () => {
  for (const [locale, titles] of Object.entries(catalogues)) {
    const used = new Map<string, Set<string>>([["any", new Set(["any"])]]);
    for (const field of Object.keys(optionLists) as OptionField[]) {
      const list = titleListOf(field);
      for (const id of optionLists[field]) {
        expect(titles[list]?.[id], `${locale} ${list} ${id}`).toBeTruthy();
        used.set(list, (used.get(list) ?? new Set()).add(id));
      }
    }
    for (const list of Object.keys(titles)) {
      expect(new Set(Object.keys(titles[list] ?? {})), `${locale} ${list}`).toEqual(used.get(list));
    }
  }
});

test("Punjabi titles are written in Gurmukhi, composed, with letters that do not break", () => {
  for (const [list, titles] of Object.entries(pb)) {
    if (alike_in_both.has(list)) continue;
    for (const [id, title] of Object.entries(titles)) {
      expect(title, `${list} ${id}`).toMatch(/[\u0A00-\u0A7F]/);
      expect(title, `${list} ${id}`).toBe(title.normalize("NFC"));
    }
  }
});

test("no two options of a list read the same", () => {
  for (const titles of Object.values(catalogues)) {
    for (const [list, options] of Object.entries(titles)) {
      if (list === "gotra") continue;
      const texts = Object.values(options);
      expect(new Set(texts).size, list).toBe(texts.length);
    }
  }
});
