import type { Plugin } from "vite";
import { type Chunks, chunkOf, entryFiles, screenFiles, withImports } from "./screen-files.ts";

/** Each language's two faces that every page needs. */
const fonts = {
  en: ["tiro-gurmukhi-latin-400", "mukta-mahee-latin-400"],
  pb: ["tiro-gurmukhi-gurmukhi-400", "mukta-mahee-gurmukhi-400"],
};

const wizard = "profiles/profile-registration-screen.tsx";
const steps = [
  "profiles/personal-form.tsx",
  "profiles/family-form.tsx",
  "profiles/career-form.tsx",
  "preferences/preference-form.tsx",
  "photos/photo-step.tsx",
];

/** Where people come in, and what is on the screen there at once. */
const entrances: Record<string, string[]> = {
  "/": ["site/landing-screen.tsx"],
  "/login": ["accounts/login-screen.tsx"],
  "/register": ["accounts/register-screen.tsx"],
  "/suggestion": ["suggestions/suggestion-screen.tsx"],
  "/home": ["home/home-screen.tsx"],
  "/view-profile": ["profiles/view-profile-screen.tsx"],
  "/notifications": ["notices/notifications-screen.tsx"],
  "/profile-registration": [wizard, "profiles/personal-form.tsx"],
};

/** What the boot script in index.html is told: real names of files, each once, and for each screen which. */
function bootNames(chunks: Chunks) {
  const entry = entryFiles(chunks);
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const common = screenFiles([], chunks);
  const screens = Object.entries(entrances).map(([path, parts]) => {
    const { js, en, pb } = screenFiles(parts, chunks);
    return [path, { js: js.map(numberOf), en: en.map(numberOf), pb: pb.map(numberOf) }] as const;
  });
  const accounts = chunkOf("contract/src/accounts.ts", chunks);
  const session = accounts ? [...withImports(accounts, chunks)].filter((file) => !entry.has(file)) : [];
  const font = (name: string) =>
    Object.keys(chunks).find((file) => file.includes(`${name}-normal`) && file.endsWith(".woff2")) ?? "";
  return {
    fonts: { en: fonts.en.map(font), pb: fonts.pb.map(font) },
    common: { en: common.en.map(numberOf), pb: common.pb.map(numberOf) },
    // By which one asks who is here.
    session: session.map(numberOf),
    screens: Object.fromEntries(screens),
    // Last, since the others have numbered them.
    files: files.map((file) => file.replace(/^assets\//, "")),
  };
}

/** Every screen and every step of the wizard, for whoever weighs them. */
function everyScreen(chunks: Chunks) {
  const paths = Object.values(chunks).flatMap(
    ({ facadeModuleId }) =>
      /apps[\\/]web[\\/]src[\\/](.*-screen\.tsx)$/.exec(facadeModuleId ?? "")?.[1] ?? [],
  );
  const whole = [...paths.map((path) => [path]), ...steps.map((step) => [wizard, step])];
  return {
    entry: [...entryFiles(chunks)],
    screens: Object.fromEntries(
      whole.map((parts) => [
        (parts.at(-1) ?? "").replaceAll("\\", "/").replace(/(-screen)?\.tsx$/, ""),
        screenFiles(parts, chunks),
      ]),
    ),
  };
}

/** Tells the boot script the real names of what the first screen needs, so that all of it is asked for at once. */
export function boot(): Plugin {
  return {
    name: "boot-names",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const names = bootNames((bundle ?? {}) as unknown as Chunks);
        return html.replace('"__BOOT__"', () => JSON.stringify(names));
      },
    },
    generateBundle(_, bundle) {
      const source = JSON.stringify(everyScreen(bundle as unknown as Chunks), null, 1);
      this.emitFile({ type: "asset", fileName: ".vite/screens.json", source });
    },
  };
}
