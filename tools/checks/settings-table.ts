import { settings } from "../../apps/api/src/platform/config/settings.ts";

const cell = (text: string) => text.replaceAll("|", "\\|");

/** Parses the operator's table of settings in docs/operations.md. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const unset = setting.default === null ? "–" : `\`${setting.default}\``;
    return `| \`${name}\` | ${cell(unset)} | ${cell(setting.must_be)} | ${cell(setting.meaning)} |`;
  });
  return ["| variable | when unset | must be | meaning |", "|---|---|---|---|", ...rows].join("\n");
}
