/** A seeded random generator, so that the demo community is the same everywhere. */
export type Random = {
  /** 0 up to, but not, 1. */
  next(): number;
  /** A whole number between two, both possible. */
  between(min: number, max: number): number;
  maybe(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight. */
  weigh<T>(entries: readonly (readonly [T, number])[]): T;
  /** Several different ones, in random order. */
  some<T>(list: readonly T[], count: number): T[];
};

/** Mulberry32 over a hash of the words: every member has a stream of their own, so that one change moves nobody else. */
export function randomFrom(...words: readonly (string | number)[]): Random {
  let state = hash(words.join("/"));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[between(0, list.length - 1)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  return {
    next,
    between,
    pick,
    maybe: (probability) => next() < probability,
    weigh: (entries) => weighed(entries, next()),
    some: (list, count) => shuffled(list, next).slice(0, count),
  };
}

function weighed<T>(entries: readonly (readonly [T, number])[], at: number): T {
  let rest = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = entries.at(-1);
  if (!last) throw new Error("nothing to weigh");
  return last[0];
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
