import { rmSync } from "node:fs";
import path from "node:path";
import { FolderInUseError, lockFolder } from "../../apps/api/src/platform/database/folder-lock.ts";
import { onStop, say } from "./child.ts";
import { dataDir, seedIfEmpty, wantsDemo } from "./seed.ts";

onStop(1);
if (!wantsDemo()) {
  say("the demo community is only for the built-in database of a development machine:");
  say("unset DATABASE_URL and NODE_ENV, then try again");
  process.exit(1);
}

const database = path.join(dataDir(), "database");
try {
  // Holding the lock shows that no server has the database open.
  const unlock = await lockFolder(database);
  for (const name of ["database", "photos", "demo-made"]) {
    rmSync(path.join(dataDir(), name), { recursive: true, force: true });
  }
  await unlock();
} catch (error) {
  say(error instanceof FolderInUseError ? error.message : `nothing was removed: ${String(error)}`);
  process.exit(1);
}
process.exit((await seedIfEmpty()) ? 0 : 1);
