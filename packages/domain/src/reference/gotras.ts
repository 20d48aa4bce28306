/** A gotra and the spellings by which families also write it. No spelling leads to two gotras. */
export type Gotra = { id: string; aliases: readonly string[] };

export const gotras = [
  { id: "sandhu", aliases: ["Sindhu", "Sandhoo"] },
  { id: "other", aliases: [] },
] as const satisfies readonly Gotra[];
export type GotraId = (typeof gotras)[number]["id"];
