/** Returns a whole number with Indian grouping by lakh and crore: 12,34,567. Truncates fractions. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(Math.trunc(value)));
  const grouped =
    digits.length <= 3
      ? digits
      : `${digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",")},${digits.slice(-3)}`;
  return value <= -1 ? `-${grouped}` : grouped;
}
