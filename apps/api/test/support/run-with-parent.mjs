// Runs another program, and ends it when the process that started this one is gone, however that one ended.
// Arguments: the signal that ends the program, the program, then its own arguments.
import { spawn } from "node:child_process";

const [signal, program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: "inherit" });
const end = () => child.kill(signal);
for (const told of ["SIGTERM", "SIGINT"]) process.on(told, end);
process.on("disconnect", end);
// To most programs: read your settings again.
process.on("SIGHUP", () => child.kill("SIGHUP"));
child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code) => process.exit(code ?? 1));
