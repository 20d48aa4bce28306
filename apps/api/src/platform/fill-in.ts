export type TextParams = Readonly<Record<string, string | number>>;

/** Fills the named places of a text; what is filled in is never read as a text itself. */
export function fillIn(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
