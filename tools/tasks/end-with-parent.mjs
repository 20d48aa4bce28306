// Loaded before a child's own code: when the process that started it is gone, the child ends as if told to.
if (process.channel) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    // A child that does not listen any more must not stay behind.
    setTimeout(() => process.exit(1), 15_000).unref();
  });
  // Listening alone must not keep the child alive when its work is done.
  process.channel.unref();
}
