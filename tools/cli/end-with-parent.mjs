// Loaded before a child's own code: when the process that started it is gone, the child ends as if told to.
// Node hands this option down to the children's children as well; they have parents of their own to look after them.
const parent = Number(process.env.SANJOG_PARENT);

/** The parent may end before this line runs; then the process already has a new parent. */
function isGone(pid) {
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
}

if (process.channel && parent > 0 && (parent === process.ppid || isGone(parent))) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    // A child that no longer responds must not keep running.
    setTimeout(() => process.exit(1), 15_000).unref();
  });
  // The listener alone must not keep the child alive.
  process.channel.unref();
}
