import { createFollowers, type Live } from "./live.ts";

/** For the embedded database, which only one process can open and which notifies no other connection. */
export function createInProcessLive(): Live {
  const followers = createFollowers();
  return {
    announce: async (tx, news) => void tx.afterCommit.push(() => followers.hear(news)),
    follow: followers.follow,
    close: async () => undefined,
  };
}
