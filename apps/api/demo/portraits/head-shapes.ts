/** The width of cheek, jaw and chin, and the length of the lower face, of eight heads. */
export type HeadShape = { cheek: number; jaw: number; chin: number; long: number };

export const headShapes: readonly HeadShape[] = [
  { cheek: 1, jaw: 1, chin: 1, long: 1 },
  { cheek: 1.03, jaw: 1.1, chin: 1.2, long: 0.97 },
  { cheek: 0.97, jaw: 0.9, chin: 0.86, long: 1.05 },
  { cheek: 1.05, jaw: 1.02, chin: 0.95, long: 0.95 },
  { cheek: 0.95, jaw: 0.94, chin: 1.05, long: 1.07 },
  { cheek: 1.02, jaw: 0.93, chin: 0.8, long: 1 },
  { cheek: 1.06, jaw: 1.08, chin: 1.05, long: 0.99 },
  { cheek: 0.98, jaw: 1.04, chin: 1.12, long: 1.03 },
];

/** Returns the shape as a man without a beard has it: nothing covers the width of the jaw, so it is nearer to the usual one. */
export function bare({ cheek, jaw, chin, long }: HeadShape): HeadShape {
  return { cheek, jaw: 1 + (jaw - 1) * 0.5, chin: 1.1 + (chin - 1) * 0.4, long: long * 0.97 };
}

/** Returns the shape as a woman's face has it: a narrower jaw and chin. */
export function softened({ cheek, jaw, chin, long }: HeadShape): HeadShape {
  return {
    cheek: cheek - 0.015,
    jaw: 1 + (jaw - 1) * 0.6 - 0.05,
    chin: 1 + (chin - 1) * 0.5 - 0.08,
    long: 1 + (long - 1) * 0.6,
  };
}
