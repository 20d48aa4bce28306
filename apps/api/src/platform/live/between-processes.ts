import { sql } from "kysely";
import type pg from "pg";
import * as z from "zod/mini";
import type { Log } from "../ports.ts";
import { createFollowers, type Live, perhaps_missed } from "./live.ts";

const channel = "sanjog_live";
const news = z.object({ member_id: z.string(), about: z.string() });

const first_pause_ms = 500;
const longest_pause_ms = 15_000;

/**
 * For a PostgreSQL server, over its LISTEN and NOTIFY: one connection of the pool hears for this process. While it is
 * away nothing is heard; when it is back, everyone who follows is told that they may have missed something.
 */
export async function createLiveBetweenProcesses(pool: pg.Pool, log: Log): Promise<Live> {
  const followers = createFollowers();
  let hangUp: (() => void) | undefined;
  let closed = false;
  let pause_ms = first_pause_ms;

  const hear = ({ payload }: pg.Notification) => {
    const read = z.safeParse(news, parse(payload));
    if (read.success) followers.hear(read.data);
  };
  const listen = async () => {
    const client = await pool.connect();
    let gone = false;
    const lost = () => {
      if (gone) return;
      gone = true;
      hangUp = undefined;
      client.removeListener("notification", hear);
      client.release(true);
      if (!closed) later();
    };
    client.on("notification", hear).once("end", lost).once("error", lost);
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      // The connection is released only here; the caller decides about another attempt.
      gone = true;
      client.release(true);
      throw error;
    }
    hangUp = lost;
    pause_ms = first_pause_ms;
  };
  const later = () => {
    const timer = setTimeout(() => {
      if (closed) return;
      listen().then(
        () => followers.hearForAll(perhaps_missed),
        (err) => {
          log.warn({ err }, "live news cannot be heard");
          later();
        },
      );
    }, pause_ms);
    timer.unref();
    pause_ms = Math.min(pause_ms * 2, longest_pause_ms);
  };

  await listen();
  return {
    announce: async (tx, told) =>
      void (await sql`select pg_notify(${channel}, ${JSON.stringify(told)})`.execute(tx)),
    follow: followers.follow,
    close: async () => {
      closed = true;
      hangUp?.();
    },
  };
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? "");
  } catch {
    return null;
  }
}
