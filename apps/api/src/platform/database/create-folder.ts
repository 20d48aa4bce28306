import { runWorker } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { embeddedPool } from "./pool.ts";

// Started by embedded.ts: makes a migrated, empty database in the folder it is given, then ends.
const [, , dir = ""] = process.argv;
// Our input ends when anyone who started us dies; a half-made folder is then of no use to anyone.
process.stdin.once("end", () => process.exit(1)).resume();
const running = await runWorker(dir, () => process.exit(1));
const pool = embeddedPool(running.host, 2);
await migrate(pool).finally(() => pool.end());
await running.stop();
process.exit(0);
