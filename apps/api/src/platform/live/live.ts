import type { Tx } from "../database/open.ts";

/** That something changed for a member; what it is, anyone who follows reads again. */
export type LiveNews = { member_id: string; about: string };

/** Follows one member's news; called once for each. Must not throw. */
export type Follower = (about: string) => void;

/** Tells anyone who has a page open, in whichever process it is served. */
export type Live = {
  /** Told once the transaction is kept, at most once, and lost when nobody follows: it is never the record itself. */
  announce(tx: Tx, news: LiveNews): Promise<void>;
  /** Returns how to stop. */
  follow(member_id: string, follower: Follower): () => void;
  close(): Promise<void>;
};

/** What a follower hears when a login of the member's may have ended. */
export const login_ended = "login";

/** What a follower hears when news may have been missed. */
export const perhaps_missed = "missed";

/** Those who follow in this process. */
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
