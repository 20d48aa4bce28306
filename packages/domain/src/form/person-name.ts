import * as z from "zod/mini";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";
import { cleanText } from "../text.ts";
import { isInScript, type NameScript } from "./name-script.ts";

// Latin without phonetic letters and the like. Cyrillic and Greek are left out, since their letters look like Latin
// ones.
const latin = /^(?:[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ.'’-]|[\u0300-\u036f])+$/;
const others = "Gurmukhi Devanagari Arabic Bengali Gujarati Tamil Telugu Kannada Malayalam Thai";
/** The joiners of Indic scripts, and the vowel marks that Arabic shares with other scripts. */
const joiners = "\\u200c|\\u200d";
const shared = "[\\u064b-\\u065f]|\\u0670";
const scripts = [
  latin,
  ...others
    .split(" ")
    .map(
      (script) =>
        new RegExp(
          `^(?:[\\p{Script=${script}}.'’-]|${joiners}|${script === "Arabic" ? shared : joiners})+$`,
          "u",
        ),
    ),
];

const signs = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u;
const marks_in_a_row = /\p{M}{5}/u;
/** A vowel sign counts as a letter: ਜੀ is a name of two letters. */
const two_letters = /\p{L}.*(?:\p{L}|(?![\u0300-\u036f])\p{M})/u;

/** Returns whether a text can be a person's name: letters, marks, spaces, apostrophes, hyphens, full stops. */
function isName(text: string): boolean {
  return (
    text === text.normalize("NFKC") &&
    signs.test(text) &&
    !marks_in_a_row.test(text) &&
    two_letters.test(text) &&
    text.split(" ").every((word) => !/^\p{M}/u.test(word) && scripts.some((script) => script.test(word)))
  );
}

/** Replaces line breaks by spaces, since a name is on one line. */
const onOneLine = (text: string) => cleanText(text).replace(/\s+/g, " ");

const judged = [
  z.overwrite(onOneLine),
  z.maxLength(fieldErrorNumbers.name_max, "name_too_long"),
  z.refine<string>((text) => text === "" || isName(text), { error: "name_invalid" }),
] as const;

/** A required name of a person. */
export function personName(missing: FieldErrorCode = "required") {
  return z.string(missing).check(...judged, z.minLength(1, missing));
}

/** An optional name of a person; a missing value means empty. */
export function optionalPersonName() {
  return z._default(
    z.pipe(
      z.transform((text) => text ?? ""),
      z.string("required").check(...judged),
    ),
    "",
  );
}

/** An optional name of a person in one script; a missing value means empty. */
export function optionalNameIn(script: NameScript) {
  const error = script === "Latin" ? "name_not_latin" : "name_not_gurmukhi";
  return z._default(
    z.string("required").check(
      ...judged,
      z.refine((name) => isInScript(name, script), { error }),
    ),
    "",
  );
}
