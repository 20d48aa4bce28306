import { runWorker } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { embeddedPool } from "./pool.ts";

// A script that embedded.ts runs: creates an empty, migrated database in the given folder.
const [, , dir = ""] = process.argv;
// Standard input ends when the parent process dies; nobody would then rename the finished folder.
process.stdin.once("end", () => process.exit(1)).resume();
const running = await runWorker(dir, () => process.exit(1));
const pool = embeddedPool(running.host, 2);
await migrate(pool).finally(() => pool.end());
await running.stop();
process.exit(0);
