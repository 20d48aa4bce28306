import { Readable } from "node:stream";
import type { LiveEvent } from "@sanjog/contract/live-event";
import { notificationKinds } from "@sanjog/domain/notifications/notification-kinds";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { login_ended } from "../../platform/live/live.ts";
import { countUnread, findViewerProfile } from "../queries.ts";

/**
 * Proxies close connections that are silent for a minute. Each heartbeat also checks that the login is still active.
 */
const beat_ms = 20_000;
/**
 * Browsers open at most six connections per host, and a member has few browsers. Above the limit the oldest stream is
 * closed.
 */
const most_per_member = 12;
/** A client that does not read is disconnected; it reconnects when it wakes up. */
const most_waiting_bytes = 16_384;

export type LiveStreams = { open(viewer: Viewer): Readable; endAll(): void };

/** Creates the registry of this process's live streams. */
export function createLiveStreams(deps: AreaDeps): LiveStreams {
  const streams = new Map<string, Set<Readable>>();
  return {
    open(viewer) {
      const stream = openStream(deps, viewer);
      const own = streams.get(viewer.id) ?? new Set();
      streams.set(viewer.id, own.add(stream));
      const [oldest] = own;
      if (oldest && own.size > most_per_member) {
        own.delete(oldest);
        end(oldest);
      }
      stream.once("close", () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(viewer.id) === own) streams.delete(viewer.id);
      });
      return stream;
    },
    endAll() {
      for (const own of streams.values()) for (const stream of own) end(stream);
    },
  };
}

/**
 * Opens a stream that begins with the unread count, so that a reconnected page is up to date at once, and ends with
 * the login.
 */
function openStream(deps: AreaDeps, viewer: Viewer): Readable {
  const stream = new Readable({ read: () => undefined });
  let last = Promise.resolve();
  const speak = async (about: string | null) => {
    if (isOver(stream)) return;
    const looking = await findViewerProfile(deps, viewer.session_id);
    if (isOver(stream)) return;
    if (!looking) return end(stream);
    if (stream.readableLength > most_waiting_bytes) return void stream.destroy();
    if (about === null) return void stream.push(": still here\n\n");
    if (about === login_ended) return;
    const kind = about in notificationKinds ? about : "unread";
    const unread = await countUnread(deps.db, looking);
    if (!isOver(stream)) stream.push(eventText({ kind, unread }));
  };
  // Sends events one after the other, so that the last count sent is the newest.
  const say = (about: string | null) => {
    last = last
      .then(() => speak(about))
      .catch((err) => deps.log.warn({ err }, "an open page could not be told"));
  };
  const stopFollowing = deps.live.follow(viewer.id, say);
  const beat = setInterval(() => say(null), beat_ms);
  stream.once("close", () => {
    clearInterval(beat);
    stopFollowing();
  });
  say("unread");
  return stream;
}

const ended = new WeakSet<Readable>();
const isOver = (stream: Readable) => stream.destroyed || ended.has(stream);

/**
 * Ends a stream as a complete response: destroying it before its headers are sent would be answered as a server error.
 */
function end(stream: Readable): void {
  if (isOver(stream)) return;
  ended.add(stream);
  stream.push(null);
}

function eventText(event: LiveEvent): string {
  return `event: notice\ndata: ${JSON.stringify(event)}\n\n`;
}
