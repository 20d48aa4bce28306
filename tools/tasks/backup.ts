import { at, onStop, runNode } from "./child.ts";

onStop(1);
const { code } = await runNode([at("apps/api/src/backup-main.ts"), "backup", ...process.argv.slice(2)]);
process.exit(code);
