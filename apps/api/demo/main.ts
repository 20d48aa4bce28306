import { countDays } from "../src/numbers/commands/count-days.ts";
import { bindStore } from "../src/photos/commands/bind-store.ts";
import { openDeps } from "../src/platform/adapters/live-deps.ts";
import { ConfigError, readConfig } from "../src/platform/config/config.ts";
import { SetupError } from "../src/platform/config/setup-error.ts";
import { FieldKeysError } from "../src/platform/database/field-keys.ts";
import { FolderInUseError } from "../src/platform/database/folder-lock.ts";
import { maintainDatabase } from "../src/platform/jobs/maintain-database.ts";
import { emptyCommunity, hasMembers, makeCommunity } from "./community.ts";

/** Why nothing was done, as a sentence for the person who ran the command. */
class DeclinedError extends Error {}

const wants = (option: string) => process.argv.includes(option);
const say = (text: string) => console.log(`[sanjog] ${text}`);

function readDevelopmentConfig() {
  const config = readConfig();
  if (config.production) {
    throw new DeclinedError("The demo community is never made in production (NODE_ENV is production).");
  }
  return config;
}

async function seed(): Promise<void> {
  const live = await openDeps(readDevelopmentConfig(), (error) => {
    console.error(error);
    process.exit(70);
  });
  try {
    await bindStore(live.deps);
    const inhabited = await hasMembers(live.deps);
    if (inhabited && wants("--if-empty")) return;
    if (inhabited && !wants("--reset")) {
      throw new DeclinedError(
        "This database has members. With --reset all of them are removed and the demo community is created again.",
      );
    }
    if (inhabited) await emptyCommunity(live.deps);
    await makeCommunity(live.deps, say);
    await countDays(live.deps);
    if (live.database.embedded) await maintainDatabase(live.deps.db);
  } finally {
    await live.close();
  }
}

try {
  await seed();
} catch (error) {
  const expected =
    error instanceof DeclinedError ||
    error instanceof SetupError ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof FieldKeysError;
  console.error(expected ? error.message : error);
  process.exitCode = expected ? 78 : 1;
}
