import { settings } from "../../apps/api/src/platform/config/settings.ts";

const head = `# Every setting of the server, as a file for systemd (EnvironmentFile) or for containers (env_file).
# A line that begins with # is a setting at its default. systemd and containers read a value as it is, to the end of
# the line: write no quotes, and none of $ \\ # ' " in it (in the address of a database or mail server %24 is $, %23 is #).
# Make the file readable by root and the service alone: it holds all keys.`;

/** Parses the operator's settings file deploy/.env.example. */
export function envExample(): string {
  const parts = Object.entries(settings).map(([name, { default: unset, must_be, meaning }]) =>
    [...wrapped(`${meaning} Must be ${must_be}.`), `#${name}=${unset ?? ""}`].join("\n"),
  );
  return `${[head, ...parts].join("\n\n")}\n`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 110) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? `# ${word}` : `#   ${word}`);
  }
  return lines;
}
