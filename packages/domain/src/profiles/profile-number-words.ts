/** Returns the number in groups of three, for reading aloud. */
export function formatProfileNumber(number: string): string {
  return number.replaceAll(/\B(?=(\d{3})+$)/g, " ");
}
