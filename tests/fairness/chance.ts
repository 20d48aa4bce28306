/**
 * Returns a number from 0 up to, but not, 1 that depends only on these integers. The same event has the same chance under
 * every policy, so that policies are compared on the same visits and tastes.
 */
export function unit(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4_294_967_296;
}

/** Names the kinds of events, so that no two kinds share their chance. */
export const kind = {
  visit: 1,
  rate: 2,
  attention: 3,
  common: 4,
  own: 5,
  asks: 6,
  answers: 7,
  order: 8,
  envy: 9,
};
