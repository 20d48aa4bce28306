import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { at, onStop, say } from "../../tools/cli/child.ts";
import type { Outcome } from "../resilience/run.ts";
import { placeAt } from "../resilience/test-server.ts";
import { restoreTestOn } from "./drill.ts";

onStop(1);

/**
 * `npm run test:restore`, on invented members; with `--from FILE` on a backup of one's own, in a temporary folder.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    from: { type: "string" },
    members: { type: "string", default: "200" },
    on: { type: "string", default: "embedded,server" },
    seed: { type: "string", default: "1" },
  },
});
process.exit((await (values.from ? tryOut(values.from) : drill())) ? 0 : 1);

async function drill(): Promise<boolean> {
  let whole = true;
  for (const kind of ["embedded", "server"] as const) {
    if (!values.on.split(",").includes(kind)) continue;
    say(`${kind}: a backup under writes, and what can be made of it`);
    const outcome = await restoreTestOn(kind, {
      members: Number(values.members),
      seed: Number(values.seed),
      say,
    });
    whole = isWhole(outcome) && whole;
  }
  return whole;
}

function isWhole({ lines, violations, operations }: Outcome): boolean {
  for (const line of lines) console.log(`- ${line}`);
  for (const violation of new Set(violations)) console.log(`- VIOLATION ${violation}`);
  console.log(`${violations.length} violations, ${operations} requests, seed ${values.seed}`);
  return violations.length === 0;
}

async function tryOut(file: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-drill-"));
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ""]));
  const place = placeAt(path.join(folder, "data"), {
    ...env,
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: "",
    // The drill must never write to the members' own bucket.
    PHOTO_STORE: "disk",
    ALLOW_EMBEDDED: "1",
  });
  const began = Date.now();
  try {
    const restored = await place.run(at("apps/api/src/backup-main.ts"), [
      "restore",
      "--from",
      path.resolve(file),
    ]);
    console.log(restored.said);
    if (restored.code !== 0) return false;
    await place.start();
    const { status } = await fetch(`${place.base()}/health/ready`);
    await place.stop();
    say(
      `the server was ${status === 200 ? "ready" : `not ready (${status})`} after ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    return status === 200;
  } finally {
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
