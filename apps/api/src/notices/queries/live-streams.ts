import { Readable } from "node:stream";
import type { LiveEvent } from "@sanjog/contract/live-event";
import { noticeKinds } from "@sanjog/domain/notices/notice-kinds";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { login_ended } from "../../platform/live/live.ts";
import { countUnread, findViewerProfile } from "../queries.ts";

/** Proxies close what is silent for a minute. Each beat also asks whether the login goes on. */
const beat_ms = 20_000;
/** A browser opens six connections at most, and a member has few browsers; the oldest page gives way. */
const most_per_member = 12;
/** Anyone who does not read is let go, and begins again when awake. */
const most_waiting_bytes = 16_384;

export type LiveStreams = { open(viewer: Viewer): Readable; endAll(): void };

/** The open pages of this process. */
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

/** Begins with the count, so that a page which was away knows at once; ends with the login. */
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
    const kind = about in noticeKinds ? about : "unread";
    const unread = await countUnread(deps.db, looking);
    if (!isOver(stream)) stream.push(eventText({ kind, unread }));
  };
  // One after the other, so that the last count told is the newest.
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

/** Ends a stream as a whole answer: one that is destroyed before its headers have left is answered as an error of ours. */
function end(stream: Readable): void {
  if (isOver(stream)) return;
  ended.add(stream);
  stream.push(null);
}

function eventText(event: LiveEvent): string {
  return `event: notice\ndata: ${JSON.stringify(event)}\n\n`;
}
