import { isEasyPassword } from "@sanjog/domain/accounts/easy-password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { communityWords } from "./community-words.ts";

// Loading takes half a second; passwords.ts imports this file at the first use.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const least_score = 2;
/** The estimate's cost grows steeply with length, and what is longer is not on any list. */
const checked_length = 72;

/**
 * Whether a guesser's first few million tries contain it, also when it is a listed word or one of this community dressed
 * up to please the rules: capital first, digits and signs around.
 */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  const checked = password.normalize("NFKC").slice(0, checked_length);
  const words = communityWords();
  if (isEasyPassword(checked, (word) => words.has(word))) return true;
  if (estimator.check(checked, [...context]).score < least_score) return true;
  const core = checked.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (core.length < 4) return checked.length < 12;
  const parts = estimator.check(core, [...context]).sequence;
  // A long remainder beside the word makes it a password of its own.
  return parts.length === 1 && parts[0]?.pattern === "dictionary" && checked.length - core.length <= 5;
}
