import { sql } from "kysely";
import type { PlatformDeps } from "../deps.ts";
import { writesFail } from "../files/picture-writes.ts";
import { loadSmsOfDay } from "../sms/limits.ts";
import { loadStanding } from "../whatsapp/standing.ts";
import { within } from "./time-limit.ts";

type Part = "ok" | "failing";
export type Readiness = {
  status: "ready" | "stopping" | "database unavailable";
  parts: { database: Part; jobs: Part; pictures: Part; whatsapp: Part; sms: Part };
};

/** Reports whether this process can do its work, to the proxy and to monitoring. */
export type Health = {
  /** Checks the database each time, the picture store only now and then. */
  read(): Promise<Readiness>;
  /** Reports whether the job runner works. */
  jobs(areRunning: () => boolean): void;
  /** Reports "not ready" from now on, so that the proxy sends requests elsewhere, while requests are still answered. */
  stopping(): void;
};

const database_limit_ms = 2_000;
const store_limit_ms = 3_000;
/** A store may charge for each request. */
const store_every_ms = 15_000;
/** A key of valid form that no picture has. */
const asked_key = "health-check-nobody";

/**
 * Only the database decides: pages without pictures, and mails that wait, are better than no pages, and a store that
 * is away is away for every process alike.
 */
export function createHealth(deps: PlatformDeps): Health {
  let stopping = false;
  let jobsAreRunning = () => true;
  const readStore = storeReader(deps);
  return {
    async read() {
      const [database, store, whatsapp, sms] = await Promise.all([
        readDatabase(deps),
        readStore(),
        readWhatsApp(deps),
        readSms(deps),
      ]);
      const pictures = writesFail(deps) ? "failing" : store;
      const answers = stopping ? "stopping" : "ready";
      const status = database === "ok" ? answers : "database unavailable";
      const parts = { database, jobs: jobsAreRunning() ? "ok" : "failing", pictures, whatsapp, sms } as const;
      deps.metrics.ready.set(status === "ready" ? 1 : 0);
      for (const [part, state] of Object.entries(parts))
        deps.metrics.parts.set({ part }, state === "ok" ? 1 : 0);
      return { status, parts };
    },
    jobs: (areRunning) => {
      jobsAreRunning = areRunning;
    },
    stopping: () => {
      stopping = true;
      deps.metrics.ready.set(0);
    },
  };
}

async function readDatabase({ db }: PlatformDeps): Promise<Part> {
  return partFrom(within(database_limit_ms, sql`select 1`.execute(db)));
}

/** Fails while Meta has closed WhatsApp for the service. What cannot be read is the database's failure. */
async function readWhatsApp(deps: PlatformDeps): Promise<Part> {
  const read = within(database_limit_ms, loadStanding(deps, deps.db));
  return read.then(
    ({ standing }) => (standing === "closed" ? "failing" : "ok"),
    () => "ok",
  );
}

/** Fails while the day's SMS are used up. */
async function readSms(deps: PlatformDeps): Promise<Part> {
  if (deps.config.sms.driver === "none") return "ok";
  return within(database_limit_ms, loadSmsOfDay(deps, deps.db)).then(
    ({ has_room }) => (has_room ? "ok" : "failing"),
    () => "ok",
  );
}

function storeReader({ photos, now }: PlatformDeps) {
  let asked_at = 0;
  let last: Promise<Part> = Promise.resolve("ok");
  return () => {
    const age = now().getTime() - asked_at;
    // The check must also run after the clock was set back.
    if (age > store_every_ms || age < 0) {
      asked_at = now().getTime();
      last = partFrom(within(store_limit_ms, photos.exists(asked_key)));
    }
    return last;
  };
}

const partFrom = (work: Promise<unknown>): Promise<Part> =>
  work.then(
    () => "ok",
    () => "failing",
  );
