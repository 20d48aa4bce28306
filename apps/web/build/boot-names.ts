import { loadUser } from "@sanjog/contract/accounts";
import { showToday } from "@sanjog/contract/home";
import { loadPersonal } from "@sanjog/contract/profiles";
import { personalOptions } from "@sanjog/contract/reference";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import type { Plugin } from "vite";
import { type Chunks, circleIn, entryFiles, type Imports, screenFiles } from "./screen-files.ts";

/** A font by its file, its CSS shorthand, and a letter that only this file of the family contains. */
type Face = readonly [file: string, font: string, letter: string];

const families = [
  ["tiro-gurmukhi", 400, "Tiro Gurmukhi"],
  ["mukta-mahee", 400, "Mukta Mahee"],
  ["mukta-mahee", 600, "Mukta Mahee"],
] as const;
const facesOf = (letters: string, letter: string): Face[] =>
  families.map(([slug, weight, family]) => [
    `${slug}-${letters}-${weight}`,
    `${weight} 1em "${family}"`,
    letter,
  ]);

/** The fonts that every page of a language needs; an English page also shows the name of Punjabi in Gurmukhi. */
const fonts: Record<"en" | "pb", Face[]> = {
  en: [...facesOf("basic", "a"), ["punjabi-by-name-600", '600 1em "Punjabi by Name"', "ੳ"]],
  pb: facesOf("gurmukhi", "ੳ"),
};

const wizard = "profiles/wizard/profile-registration-screen.tsx";
const steps = [
  "profiles/forms/personal-form.tsx",
  "profiles/forms/family-form.tsx",
  "profiles/forms/career-form.tsx",
  "preferences/preference-form.tsx",
  "photos/photo-step.tsx",
];

/** The paths on which visitors enter, and the modules that their first view needs. */
const entrances: Record<string, string[]> = {
  "/": ["site/landing-screen.tsx"],
  "/login": ["accounts/login/login-screen.tsx"],
  "/register": ["accounts/sign-up/register-screen.tsx"],
  "/suggestion": ["suggestions/suggestion-screen.tsx"],
  "/home": ["home/home-screen.tsx"],
  "/view-profile": ["profiles/view/view-profile-screen.tsx"],
  "/notifications": ["notifications/notifications-screen.tsx"],
  "/profile-registration": [wizard, "profiles/forms/personal-form.tsx"],
};

/**
 * The first requests of a screen, which the boot script sends while the app loads, with the size of the first
 * picture.
 */
type FirstRequests = { data: string[]; picture?: "card" | "full"; first_of?: string };

const asks: Record<string, FirstRequests> = {
  "/suggestion": { data: [`${listSuggestions.path}?page=1`], picture: "card" },
  "/home": { data: [showToday.path] },
  "/view-profile": { data: [viewProfile.path], picture: "full" },
  // A member who has saved the first step begins at a later one.
  "/profile-registration": {
    data: [loadPersonal.path, personalOptions.path],
    first_of: '"profile_details":null',
  },
};

/** The first picture of a screen if it is the same for every visitor. */
const images: Record<string, RegExp> = { "/": /^assets\/gurpreet-(?!small)[^/]*\.webp$/ };

function imageOf(path: string, chunks: Chunks): string | undefined {
  const name = images[path];
  return name && Object.keys(chunks).find((file) => name.test(file));
}

/**
 * Returns the data of the boot script in index.html: each built file name once, and per screen the indexes of its
 * files.
 */
function bootNames(chunks: Chunks, imports: Imports) {
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const common = screenFiles([], chunks, imports);
  const screens = Object.entries(entrances).map(([path, parts]) => {
    const { js, css, en, pb } = screenFiles(parts, chunks, imports);
    const numbers = { js: js.map(numberOf), en: en.map(numberOf), pb: pb.map(numberOf) };
    return [path, { ...numbers, css, asks: asks[path], image: imageOf(path, chunks) }] as const;
  });
  const built = ([name, ...face]: Face) => [
    Object.keys(chunks).find((file) => file.includes(`${name}-normal`) && file.endsWith(".woff2")) ?? "",
    ...face,
  ];
  return {
    fonts: { en: fonts.en.map(built), pb: fonts.pb.map(built) },
    common: { en: common.en.map(numberOf), pb: common.pb.map(numberOf) },
    user: loadUser.path,
    screens: Object.fromEntries(screens),
    // This must be the last entry, since the entries above fill the list.
    files: files.map((file) => file.replace(/^assets\//, "")),
  };
}

/** The desk is one part of its own with all its screens. */
const desk = "desk-routes.tsx";
const desk_name = "desk-routes";
/** What belongs to the desk alone, by its path in any package. */
const of_the_desk =
  /node_modules[\\/]@simplewebauthn[\\/]|apps[\\/]web[\\/]src[\\/](desk-routes|(staff|cases)[\\/])|[\\/](contract|domain)[\\/]src[\\/](staff|cases)\b|i18n[\\/]src[\\/]..[\\/]ui[\\/](staff|cases)\b/;

/** Returns the modules of the desk that a screen of members would load with its own files. */
function deskInMembersFiles(chunks: Chunks, imports: Imports): string[] {
  const { entry, screens } = everyScreen(chunks, imports);
  const loaded = Object.entries(screens).flatMap(([name, { js, en, pb }]) =>
    name === desk_name ? [] : [...js, ...en, ...pb],
  );
  const modules = [...new Set([...entry, ...loaded])].flatMap((file) => chunks[file]?.moduleIds ?? []);
  return modules.filter((id) => of_the_desk.test(id));
}

/** Returns the files of every screen and wizard step, for the check of download sizes. */
function everyScreen(chunks: Chunks, imports: Imports) {
  const paths = Object.values(chunks).flatMap(
    ({ facadeModuleId }) =>
      /apps[\\/]web[\\/]src[\\/](.*-screen\.tsx)$/.exec(facadeModuleId ?? "")?.[1] ?? [],
  );
  const whole = [...paths.map((path) => [path]), ...steps.map((step) => [wizard, step]), [desk]];
  return {
    entry: [...entryFiles(chunks)],
    screens: Object.fromEntries(
      whole.map((parts) => [
        (parts.at(-1) ?? "").replaceAll("\\", "/").replace(/(-screen)?\.tsx$/, ""),
        screenFiles(parts, chunks, imports),
      ]),
    ),
  };
}

/**
 * Writes the built file names of the first screens into the boot script, so that the browser loads them in parallel.
 */
export function boot(): Plugin {
  const imports = new Map<string, readonly string[]>();
  return {
    name: "boot-names",
    apply: "build",
    moduleParsed({ id, importedIds }) {
      imports.set(id, importedIds);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const names = bootNames((bundle ?? {}) as unknown as Chunks, imports);
        return html.replace('"__BOOT__"', () => JSON.stringify(names));
      },
    },
    generateBundle(_, bundle) {
      const chunks = bundle as unknown as Chunks;
      const circle = circleIn(chunks);
      if (circle) this.error(`these files need each other: ${circle.join(" → ")}`);
      const strays = deskInMembersFiles(chunks, imports);
      if (strays.length > 0) this.error(`members would load parts of the desk: ${strays.join(", ")}`);
      const source = JSON.stringify(everyScreen(chunks, imports), null, 1);
      this.emitFile({ type: "asset", fileName: ".vite/screens.json", source });
    },
  };
}
