import { globSync } from "node:fs";
import path from "node:path";
import { at } from "../cli/child.ts";

type Messages = { [key: string]: string | Messages };
/** One text of a catalogue; its key begins with its file, as in `ui/terms.ts: free.text`. */
export type Text = { key: string; text: string };

const folder = at("packages/i18n/src");

/** Returns the files of one language, relative to its folder. */
export const cataloguesOf = (language: string): string[] =>
  globSync(`${language}/**/*.ts`, { cwd: folder, exclude: (file) => file.endsWith(".test.ts") }).map((file) =>
    path.relative(language, file),
  );

function textsOf(messages: Messages, prefix = ""): Text[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [{ key: prefix + key, text: value }] : textsOf(value, `${prefix}${key}.`),
  );
}

async function load(language: string, file: string): Promise<Text[]> {
  const { messages } = (await import(path.join(folder, language, file))) as { messages: Messages };
  return textsOf(messages).map(({ key, text }) => ({ key: `${file}: ${key}`, text }));
}

/** Returns every text of one language. */
export async function textsIn(language: string): Promise<Text[]> {
  return (await Promise.all(cataloguesOf(language).map((file) => load(language, file)))).flat();
}
