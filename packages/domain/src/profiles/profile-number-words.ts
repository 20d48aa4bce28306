/** The number in groups of three, as it is read aloud. */
export function formatProfileNumber(number: string): string {
  return number.replaceAll(/\B(?=(\d{3})+$)/g, " ");
}
