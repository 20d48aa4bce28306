// Loaded before a child's own code: when the process that started it is gone, the child ends as if told to.
const wanted = process.env.SANJOG_END_WITH_PARENT === "1";
// The child's own children inherit the option that loads this file. They end with the child only if it sets the variable for them.
delete process.env.SANJOG_END_WITH_PARENT;

if (process.channel && wanted) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    // A child that no longer responds must not keep running.
    setTimeout(() => process.exit(1), 15_000).unref();
  });
  // The listener alone must not keep the child alive.
  process.channel.unref();
}
