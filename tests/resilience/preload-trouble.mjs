// Loaded before the server's own code: what goes wrong in it comes by signal, and one write of a file in ten fails.
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const failing_part = 0.1;

// The server's own helpers are loaded with this too; only the server is sent signals.
process.on("SIGUSR2", () => void Promise.reject(new Error("planted: nobody waits for this")));
process.on("SIGCONT", () =>
  setImmediate(() => {
    throw new Error("planted: nobody catches this");
  }),
);

const { open } = files;
files.open = async (name, ...rest) => {
  const handle = await open(name, ...rest);
  if (!String(name).endsWith(".part")) return handle;
  for (const step of ["writeFile", "sync"]) {
    const whole = handle[step].bind(handle);
    handle[step] = (...args) =>
      Math.random() < failing_part / 2
        ? Promise.reject(Object.assign(new Error("planted: EIO"), { code: "EIO" }))
        : whole(...args);
  }
  return handle;
};
syncBuiltinESMExports();
