import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { ScreenFiles } from "../../apps/web/build/screen-files.ts";
import { at, say } from "./child.ts";

/** What a phone may load for one thing, in KB: gzipped, but for fonts, which are packed already. */
type Weight = { what: string; kb: number; budget_kb: number };

/** Script of a first visit. The longer forms may bring the rules that they are checked by, sign-up the numbering plans. */
const script_budgets: Record<string, number> = {
  "site/landing": 125,
  "accounts/login/login": 130,
  "accounts/sign-up/register": 180,
  "accounts/verification/otp-verification": 180,
  "accounts/password/reset-password": 170,
  "reports/report": 170,
  // Their parts come in more files than those of other screens, and each file is packed by itself.
  "profiles/forms/personal-form": 171,
  "profiles/forms/family-form": 168,
  "profiles/forms/career-form": 168,
  "preferences/preference-form": 167,
  "photos/photo-step": 165,
  // Never seen without one of the steps, which all are made of the same form and bring the search by sound.
  "profiles/wizard/profile-registration": 148,
  "profiles/wizard/profile-registration-edit": 154,
  // Tells how others see one, and verifies a number.
  "profiles/summary/summary-details": 148,
};
const other_screens = 145;
const styles = 12;
/** A screen's own words, beside those of the shell. Long texts to be read, and steps that speak of everything, have more. */
const catalogues = 7;
const more_words: Record<string, number> = {
  "site/terms": 8,
  "site/privacy-policy": 8,
  "photos/photo-step": 11,
  "profiles/summary/summary-details": 8,
  // With the words that lists and forms share.
  "profiles/view/view-profile": 8,
  // Also says for whom the sign-up is, and lets one correct it.
  "accounts/verification/otp-verification": 8,
};
const worker = 10;
const fonts = { en: 32, pb: 68 };
const languages = { en: "English", pb: "Punjabi" };

/** Latin letters are on a Punjabi page too: names of places, addresses, digits. */
const faces = { en: /-(basic|name)-\d+-normal-.*\.woff2$/, pb: /-(basic|gurmukhi)-\d+-normal-.*\.woff2$/ };

const dist = at("apps/web/dist");
const sum = (files: Iterable<string>, bytesOf: (content: Buffer) => number) =>
  Math.round(
    [...new Set(files)].reduce((all, file) => all + bytesOf(readFileSync(`${dist}/${file}`)), 0) / 102.4,
  ) / 10;
const gzipped = (files: Iterable<string>) => sum(files, (content) => gzipSync(content, { level: 9 }).length);

const weights = weigh().toSorted((a, b) => b.budget_kb - a.budget_kb || b.kb - a.kb);
for (const { what, kb, budget_kb } of weights) say(`${what}: ${kb} KB (at most ${budget_kb})`);
const heavy = weights.filter(({ kb, budget_kb }) => kb > budget_kb);
if (heavy.length > 0)
  say(`too heavy for a phone on a slow line: ${heavy.map(({ what }) => what).join("; ")}`);
process.exitCode = heavy.length > 0 ? 1 : 0;

/** Weighs the built pages: every screen as a first visit, each language's words, styles, fonts and the worker. */
function weigh(): Weight[] {
  const { entry, screens } = JSON.parse(readFileSync(`${dist}/.vite/screens.json`, "utf8")) as {
    entry: string[];
    screens: Record<string, ScreenFiles>;
  };
  const built = globSync("assets/*.{css,woff2}", { cwd: dist });
  return [
    ...Object.entries(screens).flatMap(([what, files]) => [
      {
        what,
        kb: gzipped([...entry, ...files.js, ...files.en]),
        budget_kb: script_budgets[what] ?? other_screens,
      },
      ...(["en", "pb"] as const).map((locale) => ({
        what: `${what}, words in ${languages[locale]}`,
        kb: gzipped(files[locale].filter((file) => !file.startsWith("assets/common-"))),
        budget_kb: more_words[what] ?? catalogues,
      })),
    ]),
    { what: "styles", kb: gzipped(built.filter((file) => file.endsWith(".css"))), budget_kb: styles },
    { what: "the worker", kb: gzipped(["sw.js"]), budget_kb: worker },
    ...(["en", "pb"] as const).map((locale) => ({
      what: `fonts of a page in ${languages[locale]}`,
      kb: sum(
        built.filter((file) => faces[locale].test(file)),
        (content) => content.length,
      ),
      budget_kb: fonts[locale],
    })),
  ];
}
