import { watch } from "node:fs";
import { at, onStop, say, secondsSince } from "./child.ts";
import { code_folders, types } from "./gates.ts";

onStop();

/** `npm run types -- --watch` goes on, and checks again when a file of code was saved. */
if (process.argv.includes("--watch")) watchTypes();
else process.exit((await types([])) ? 0 : 1);

function watchTypes(): void {
  let running = false;
  let changed = true;
  const run = async () => {
    if (running || !changed) return;
    running = true;
    changed = false;
    const began = Date.now();
    const ok = await types([]);
    say(`types: ${ok ? "good" : "NOT GOOD"} (${secondsSince(began)} s); waiting for the next change`);
    running = false;
    void run();
  };
  for (const folder of code_folders) {
    watch(at(folder), { recursive: true }, (_, file) => {
      if (!file || !/[.]tsx?$/.test(file) || /node_modules|dist/.test(file)) return;
      changed = true;
      void run();
    });
  }
  void run();
}
