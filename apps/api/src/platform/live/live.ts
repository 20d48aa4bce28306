import type { Tx } from "../database/open.ts";

/** The news that something changed for a member. Followers read what it is from the database. */
export type LiveNews = { member_id: string; about: string };

/** Called once for each news of one member. Must not throw. */
export type Follower = (about: string) => void;

/** Notifies the open pages of members, in every server process. */
export type Live = {
  /** Notifies after the commit, at most once. The news is lost without a follower, so it is never the only record. */
  announce(tx: Tx, news: LiveNews): Promise<void>;
  /** Returns a function that stops following. */
  follow(member_id: string, follower: Follower): () => void;
  close(): Promise<void>;
};

/** The news that one of the member's sessions may have ended. */
export const login_ended = "login";

/** The news that earlier news may have been missed. */
export const perhaps_missed = "missed";

/** The followers in this process. */
export function createFollowers() {
  const followers = new Map<string, Set<Follower>>();
  return {
    follow(member_id: string, follower: Follower): () => void {
      const own = followers.get(member_id) ?? new Set();
      followers.set(member_id, own.add(follower));
      return () => {
        own.delete(follower);
        if (own.size === 0 && followers.get(member_id) === own) followers.delete(member_id);
      };
    },
    hear({ member_id, about }: LiveNews): void {
      for (const follower of followers.get(member_id) ?? []) follower(about);
    },
    hearForAll(about: string): void {
      for (const own of followers.values()) for (const follower of own) follower(about);
    },
  };
}
