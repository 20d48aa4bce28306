import { setTimeout as pause } from "node:timers/promises";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectionsArea } from "../../src/connections/routes.ts";
import { as, type Call } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { on_server } from "../support/race-report.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let beside: pg.Pool;
beforeAll(async () => {
  app = await createTestApp([connectionsArea]);
  beside = new pg.Pool({ connectionString: String(app.deps.pool.options.connectionString), max: 1 });
});
afterAll(async () => {
  await beside.end();
  await app.close();
});

const men = long_form ? 100 : 12;
/** A new member may send five requests a day. */
const women = 5;
const most_tries = 60;
/** A pooler that could not log in tries again after a second; members wait longer than this. */
const try_again_ms = 50;

/**
 * Ends a connection of the server that is in the middle of a transaction, again and again until it is stopped. Waits for two answers
 * after each, because on a busy machine a transaction may take longer than any fixed pause, and none would ever be done.
 */
function endConnections(answers: readonly Tried[]) {
  let running = true;
  let ended = 0;
  const loop = (async () => {
    while (running) {
      const { rowCount } = await beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        order by random() limit 1`);
      ended += rowCount ?? 0;
      const answered = answers.length;
      await pause(5 + Math.random() * 20);
      while (running && rowCount && answers.length < answered + 2) await pause(1);
    }
  })();
  return {
    stop: async () => {
      running = false;
      await loop;
      return ended;
    },
  };
}

type Tried = { status: number; tries: number; retry_after: unknown };
type Endpoint = typeof sendRequest | typeof respondToRequest;

/** Sends one request, with a new idempotency key each time, until the answer is not 503, and adds each answer to the list. */
async function insist(answers: Tried[], member: Person, endpoint: Endpoint, call: Call, key: string) {
  for (let tries = 1; tries <= most_tries; tries += 1) {
    const headers = { "idempotency-key": `${key} ${tries}` };
    const { status, headers: told } = await as(app, member).call(endpoint as typeof sendRequest, {
      ...call,
      headers,
    });
    answers.push({ status, tries, retry_after: told["retry-after"] });
    if (status !== 503) break;
    await pause(try_again_ms);
  }
}

test("While connections to the database end at any moment, every request is done once or refused with a time to try again", async () => {
  // The embedded database has no connection that could be ended.
  if (!on_server) return;
  const brides = await Promise.all(Array.from({ length: women }, () => createComplete(app, "Asha")));
  const grooms = await Promise.all(Array.from({ length: men }, () => createMan(app, "Balbir")));
  const answers: Tried[] = [];
  const chaos = endConnections(answers);
  const lane = async (balbir: Person) => {
    for (const asha of brides) {
      const body = { receiver_id: asha.id };
      await insist(answers, balbir, sendRequest, { body }, `send ${asha.id}`);
      const id = await requestBetween(balbir, asha);
      const call = { params: { id }, body: { status: "accepted" } };
      await insist(answers, asha, respondToRequest, call, `accept ${balbir.id}`);
    }
  };
  const queue = [...grooms];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await lane(next);
  };
  await Promise.all([work(), work(), work(), work()]);
  const ended = await chaos.stop();

  const of = (status: number) => answers.filter((answer) => answer.status === status);
  // After an unknown commit the request may be done, which a repetition learns as 422 or 404.
  const after_unknown = answers.filter(
    ({ status, tries }) => (status === 422 || status === 404) && tries > 1,
  );
  expect(answers.length).toBe(of(200).length + of(503).length + after_unknown.length);
  expect(of(503).filter(({ retry_after }) => retry_after === undefined)).toEqual([]);

  const pairs = men * women;
  const counted = await beside.query(`select
      (select count(*)::integer from connection_requests where status = 'accepted') as accepted,
      (select count(*)::integer from relation_events where kind = 'request_sent') as sent,
      (select count(*)::integer from relation_events where kind = 'request_accepted') as answered,
      (select count(*)::integer from notices) as notices`);
  expect(counted.rows[0]).toEqual({ accepted: pairs, sent: pairs, answered: pairs, notices: 2 * pairs });
  const outcomes = await app.deps.metrics.transactionsInterrupted.get();
  notify([
    `${ended} connections ended under ${pairs} pairs: ${of(200).length} answers 200, ${of(503).length} answers 503`,
    ...outcomes.values.map(({ labels, value }) => `${labels.reason} ${labels.outcome}: ${value}`),
  ]);
});

/** Reads beside the server's own connections, which may end at any moment. */
async function requestBetween(sender: Person, receiver: Person): Promise<string> {
  const { rows } = await beside.query(
    "select id from connection_requests where sender_id = $1 and receiver_id = $2",
    [sender.id, receiver.id],
  );
  return rows[0].id;
}
