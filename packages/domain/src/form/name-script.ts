/** The scripts of the product's two languages. */
export type NameScript = "Latin" | "Gurmukhi";

const letters_of_others: Readonly<Record<NameScript, RegExp>> = {
  Latin: /(?!\p{Script=Latin})\p{L}/u,
  Gurmukhi: /(?!\p{Script=Gurmukhi})\p{L}/u,
};

/** Returns whether a name has no letter of any other script. */
export function isInScript(name: string, script: NameScript): boolean {
  return !letters_of_others[script].test(name);
}
