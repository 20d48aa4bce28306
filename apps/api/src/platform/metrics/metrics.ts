import { createRegistry, type Registry } from "./registry.ts";

export type Channel = "mail" | "whatsapp" | "push";
export type SentOutcome = "sent" | "failed" | "gone" | "refused";
export type Answered = { method: string; route: string; status: number; seconds: number | null };

/** What the house counts. Nothing here names or numbers a member. */
export type Metrics = {
  registry: Registry;
  /** `seconds` is null for an answer that stays open on purpose. */
  answered(answer: Answered): void;
  refused(code: string): void;
  signedUp(): void;
  sent(channel: Channel, outcome: SentOutcome): void;
  jobDone(kind: string, outcome: "done" | "failed" | "dropped"): void;
  /** One page more or one less that hears news as it comes. */
  pageOpened(): void;
  pageClosed(): void;
  spanDropped(count: number): void;
  /** Files of the picture store that no row names, and how many of them the sweep put into the trash. */
  swept(unclaimed: number, count: number): void;
  ready(ready: boolean): void;
  part(name: string, works: boolean): void;
};

/** From what a member feels as at once to what they feel as broken. */
const duration_bounds = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
/** Whoever sends another word would otherwise make a series of their own. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const durations = registry.histogram(
    "sanjog_http_request_duration_seconds",
    "Time from a request's head to the end of its answer, by pattern of the address and class of the status.",
    duration_bounds,
    "seconds",
  );
  const streams = registry.counter("sanjog_live_streams_ended", "Pages that heard news and have left.");
  const refusals = registry.counter("sanjog_refusals", "Requests refused, by our own code for the reason.");
  const signUps = registry.counter("sanjog_sign_ups", "Accounts made.");
  const messages = registry.counter(
    "sanjog_messages",
    "Tries to hand over a mail, WhatsApp message or push.",
  );
  const jobs = registry.counter("sanjog_jobs", "Tries to do a job of the outbox, by kind and outcome.");
  const open = registry.gauge(
    "sanjog_live_connections",
    "Pages that hear news as it comes, in this process.",
  );
  const dropped = registry.counter("sanjog_trace_spans_dropped", "Spans that the collector did not take.");
  const unclaimed = registry.gauge(
    "sanjog_pictures_unclaimed",
    "Files in the picture store that no row names, at the last sweep.",
  );
  const swept = registry.counter("sanjog_pictures_swept", "Files of the picture store put into the trash.");
  const parts = registry.gauge("sanjog_part_up", "1 while this part works: database, jobs, pictures.");
  const ready = registry.gauge("sanjog_ready", "1 while this process can serve.");
  let pages = 0;
  const count = (change: number) => {
    pages += change;
    open.set(pages);
  };
  count(0);
  for (const counter of [streams, signUps, dropped, swept]) counter.add({}, 0);
  ready.set(0);
  return {
    registry,
    answered({ method, route, status, seconds }) {
      if (seconds === null) return streams.add();
      const known = methods.includes(method) ? method : "other";
      durations.observe(seconds, { method: known, route, status: `${Math.floor(status / 100)}xx` });
    },
    refused: (code) => refusals.add({ code }),
    signedUp: () => signUps.add(),
    sent: (channel, outcome) => messages.add({ channel, outcome }),
    jobDone: (kind, outcome) => jobs.add({ kind, outcome }),
    pageOpened: () => count(1),
    pageClosed: () => count(-1),
    spanDropped: (number) => dropped.add({}, number),
    swept(left, count) {
      unclaimed.set(left);
      swept.add({}, count);
    },
    part: (part, works) => parts.set(works ? 1 : 0, { part }),
    ready: (is) => ready.set(is ? 1 : 0),
  };
}
