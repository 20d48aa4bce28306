import { createHash } from "node:crypto";
import type { Text } from "./catalogues.ts";

/** The texts in which the service promises something: terms, policy, guide, landing page, reports, suggestions, decisions, help. */
const promising =
  /^(ui\/(terms|policy|how-suggestions-work|reports|own-decisions|help|numbers)\.ts: |guide\.ts: |reports\.ts: (?!reasons)|ui\/site\.ts: landing\.)/;

/** Returns whether each sentence of this text has to be read for promises. Labels, which are no sentences, have not. */
export const mayPromise = ({ key, text }: Text): boolean => promising.test(key) && endsSentence.test(text);

const endsSentence = /[.?!…][”"’)]?$/;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…][”"’)]?) (?=[A-Z“{<])/);

/** One row of a table of promises: a sentence, and what shows that it is kept. */
export type PromiseRow = { key: string; sentence: string; shown: string };

/** Reads the tables of promises: a heading names the catalogue, a row the key, the sentence and what shows it. */
export function promiseRows(page: string): PromiseRow[] {
  const [, promises = ""] = page.split("\n## Promises\n");
  return promises.split("\n### ").flatMap((part) => {
    const file = /`packages\/i18n\/src\/en\/([^`]+)`/.exec(part)?.[1] ?? "";
    return part
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, key = "", sentence = "", shown = ""]) => ({
        key: `${file}: ${key.replaceAll("`", "")}`,
        sentence,
        shown,
      }));
  });
}

/** The part of a text that the table leaves out, with the whole Punjabi text, in eight letters: it changes when either does. */
export function fingerprint(rest: readonly string[], punjabi: string): string {
  return createHash("sha256")
    .update([...rest, punjabi].join("\n"))
    .digest("hex")
    .slice(0, 8);
}
