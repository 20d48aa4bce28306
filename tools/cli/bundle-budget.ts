import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { ScreenFiles } from "../../apps/web/build/screen-files.ts";
import { at, say } from "./child.ts";

/** The size of what a phone loads, in KB: gzipped, except fonts, which are already compressed. */
type Weight = { what: string; kb: number; budget_kb: number };

/** Script of a first visit. The longer forms may load their validation rules, sign-up the numbering plans. */
const script_budgets: Record<string, number> = {
  // Loads the file of parts that many screens share, which also fetches the pictures of the moments ahead.
  "site/landing": 128.6,
  // The frame of every page notices when the server gives no answer.
  "accounts/login/login": 132,
  "accounts/sign-up/register": 180,
  "accounts/verification/otp-verification": 180,
  "accounts/password/reset-password": 170,
  "reports/report": 170,
  // They consist of more files than other screens, and each file is compressed separately.
  // Reads dates, heights and weights as people type them, and offers a choice of several in chips or a sheet.
  // Also asks for four consents.
  "profiles/forms/personal-form": 181,
  "profiles/forms/family-form": 171.6,
  // All steps also find out whether the window is wide, for the own card beside them.
  "profiles/forms/career-form": 170.2,
  "preferences/preference-form": 175,
  "photos/photo-step": 165,
  // Always shown with a step, which brings the form parts and the search by sound.
  "profiles/wizard/profile-registration": 148,
  "profiles/wizard/profile-registration-edit": 154,
  // Shows how others see the member with the consents that were given, and verifies a number. Loads what screens of
  // other members share, which are one file.
  "profiles/summary/summary-details": 153.8,
  // Compares two families, and offers every step between them, with the dates and the answer of a proposal. Shares its
  // parts with the own profile, in separate files.
  "profiles/view/view-profile": 156.5,
  // Also has the strip that explains the preview, and loads the texts of the moments.
  "profiles/preview/preview": 157.4,
  // Explains an empty list and a lost place, has the second list, and begins the words of a person with whole sentences.
  "suggestions/suggestion": 142.8,
  // Has what waits, the connections, new suggestions and every list on one page.
  "home/home": 144.9,
  // All pages of the desk in one file, for a few volunteers who use all of it.
  "desk-routes": 240,
};
const other_screens = 145;
/** Styles of every page, and of one screen or part that others do not load. */
const styles = 15.4;
const own_styles = 3;
const more_styles: Record<string, number> = { "desk-routes": 5 };
/** A screen's own texts without the shell's. Legal texts and the steps of the profile have more. */
const catalogues = 7;
const more_words: Record<string, number> = {
  "site/terms": 8,
  "site/privacy-policy": 8,
  "photos/photo-step": 11,
  // The own profile is written in the same sentences, and offers its forms.
  "profiles/summary/summary-details": 11,
  // Has the texts of the account, whose part it is.
  "account-lifecycle/renewal": 8,
  // Explains the reasons in the words of the cards.
  "suggestions/how-suggestions-work": 8,
  // A clause for every occupation and degree, since the profile is written in sentences.
  "profiles/view/view-profile": 10.5,
  "profiles/preview/preview": 11,
  // Also shows whom the profile is for, and lets the member correct it.
  "accounts/verification/otp-verification": 8,
  "desk-routes": 20,
};
const worker = 10;
const fonts = { en: 32, pb: 68 };
const languages = { en: "English", pb: "Punjabi" };

/** A Punjabi page also has Latin letters: names of places, addresses, digits. */
const faces = { en: /-(basic|name)-\d+-normal-.*\.woff2$/, pb: /-(basic|gurmukhi)-\d+-normal-.*\.woff2$/ };

const dist = at("apps/web/dist");
const sum = (files: Iterable<string>, bytesOf: (content: Buffer) => number) =>
  Math.round(
    [...new Set(files)].reduce((all, file) => all + bytesOf(readFileSync(`${dist}/${file}`)), 0) / 102.4,
  ) / 10;
/** Other hashes in the names of files change a size by 0.1 KB, so each name gets one that depends on the name alone. */
const withSteadyHashes = (content: Buffer) =>
  content
    .toString()
    .replace(/([\w-]+)-[\w-]{8}(\.(?:js|css|svg|woff2))\b/g, (_all, name: string, kind: string) => {
      const hash = createHash("sha256")
        .update(name + kind)
        .digest("base64url");
      return `${name}-${hash.slice(0, 8)}${kind}`;
    });
const gzipped = (files: Iterable<string>) =>
  sum(files, (content) => gzipSync(withSteadyHashes(content), { level: 9 }).length);

const weights = weigh().toSorted((a, b) => b.budget_kb - a.budget_kb || b.kb - a.kb);
for (const { what, kb, budget_kb } of weights) say(`${what}: ${kb} KB (at most ${budget_kb})`);
const heavy = weights.filter(({ kb, budget_kb }) => kb > budget_kb);
if (heavy.length > 0)
  say(`too heavy for a phone on a slow line: ${heavy.map(({ what }) => what).join("; ")}`);
process.exitCode = heavy.length > 0 ? 1 : 0;

/** Measures the built pages: every screen on a first visit, each language's texts, styles, fonts and the worker. */
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
    ...built
      .filter((file) => file.endsWith(".css"))
      .map((file) => {
        const [, name = ""] = /([\w-]+)-[\w-]{8}\.css$/.exec(file) ?? [];
        return name === "index"
          ? { what: "styles", kb: gzipped([file]), budget_kb: styles }
          : {
              what: `styles of ${name} alone`,
              kb: gzipped([file]),
              budget_kb: more_styles[name] ?? own_styles,
            };
      }),
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
