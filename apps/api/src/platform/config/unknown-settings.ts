import { type SettingName, settings } from "./settings.ts";

const names = Object.keys(settings) as SettingName[];
/** OpenTelemetry's own packages, which replace these settings, read variables of the same names. */
const former_settings = /^OTEL_(EXPORTER_OTLP_ENDPOINT|TRACES_SAMPLER_ARG)$/;

/**
 * Returns a sentence for each variable that was a setting, or whose name is nearly that of one. The environment also
 * holds variables of other programs, so a name that resembles no setting is ignored.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || name in settings) return [];
    if (former_settings.test(name)) {
      const isReplaced = environment.NODE_OPTIONS?.includes("--import");
      return isReplaced ? [] : [`${name} is no longer a setting. See "Traces" in docs/operations.md.`];
    }
    const meant = names.find((known) => resembles(name.toUpperCase(), known));
    return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
  });
}

function resembles(name: string, known: string): boolean {
  const isLong = known.length >= 8;
  if (isLong && name.length >= 8 && known.startsWith(`${name}_`)) return true;
  return distance(name, known) <= (isLong ? 2 : 1);
}

/** How many letters have to be added, taken away or changed to come from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...to].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
