import { Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** From durations that feel immediate to durations that feel broken. */
const duration_bounds = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/**
 * Returns the metrics of one process. The process keeps every combination of label values, so labels take few values,
 * all of our choice, and none of them names or numbers a member.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "sanjog_http_request_duration_seconds",
      help: "Time from a request's head to the end of its answer, by pattern of the address and class of the status.",
      labelNames: ["method", "route", "status"],
      buckets: duration_bounds,
      registers,
    }),
    streamsEnded: new Counter({
      name: "sanjog_live_streams_ended_total",
      help: "Pages that heard news and have left.",
      registers,
    }),
    refusals: new Counter({
      name: "sanjog_refusals_total",
      help: "Requests refused, by our own code for the reason.",
      labelNames: ["code"],
      registers,
    }),
    signUps: new Counter({ name: "sanjog_sign_ups_total", help: "Accounts made.", registers }),
    messages: new Counter({
      name: "sanjog_messages_total",
      help: "Tries to hand over a mail, WhatsApp message, SMS or push, and what delivery reports say of SMS.",
      labelNames: ["channel", "outcome"],
      registers,
    }),
    jobs: new Counter({
      name: "sanjog_jobs_total",
      help: "Tries to do a job, by kind and outcome.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    transactionsInterrupted: new Counter({
      name: "sanjog_transactions_interrupted_total",
      help: "Transactions that the database ended, by reason and by what followed: repeated, refused, or unknown.",
      labelNames: ["reason", "outcome"],
      registers,
    }),
    searches: new Counter({
      name: "sanjog_searches_total",
      help: "Searches while there are replicas, by the database that answered: replica or primary.",
      labelNames: ["database"],
      registers,
    }),
    replicaUsable: new Gauge({
      name: "sanjog_replica_usable",
      help: "1 while searches may go to this replica, by its place in DATABASE_REPLICA_URL.",
      labelNames: ["replica"],
      registers,
    }),
    livePages: new Gauge({
      name: "sanjog_live_connections",
      help: "Pages that hear news as it comes, in this process.",
      registers,
    }),
    picturesUnclaimed: new Gauge({
      name: "sanjog_pictures_unclaimed",
      help: "Files in the picture store that no row names, at the last sweep.",
      registers,
    }),
    picturesSwept: new Counter({
      name: "sanjog_pictures_swept_total",
      help: "Files of the picture store put into the trash.",
      registers,
    }),
    erasuresFailed: new Counter({
      name: "sanjog_erasures_failed_total",
      help: "Members who left and whom a nightly job could not erase.",
      registers,
    }),
    parts: new Gauge({
      name: "sanjog_part_up",
      help: "1 while this part works: database, jobs, pictures, whatsapp (0 while Meta has closed it), sms (0 while the SMS of the day are used up).",
      labelNames: ["part"],
      registers,
    }),
    ready: new Gauge({ name: "sanjog_ready", help: "1 while this process can serve.", registers }),
  };
}
