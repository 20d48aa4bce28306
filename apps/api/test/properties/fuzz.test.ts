import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import {
  callEndpoint,
  type DocumentedEndpoint,
  documentedEndpoints,
  type FuzzRequest,
} from "../support/documented-endpoints.ts";
import { createComplete, createMan } from "../support/families.ts";
import { type KnownValues, knownValues, requestsAt, spoiled } from "../support/fuzz-values.ts";
import { long_form, notify, patience_ms, tableOf } from "../support/long-form.ts";
import { createMember, type Person, signIn } from "../support/people.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

const requests = long_form ? 20_000 : 300;
const seed = Number(process.env.FUZZ_SEED ?? (long_form ? Date.now() % 2 ** 31 : 20_261));
const naughty: string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../security/naughty-strings.json"), "utf8"),
);

let app: TestApp;
let endpoints: DocumentedEndpoint[];
let known: KnownValues;
let callers: Record<"a member" | "one on the way" | "one suspended", Person>;

beforeAll(async () => {
  // Without limits on tries, so that every request reaches the code behind them.
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ limiter }) });
  const asha = await createComplete(app, "Asha");
  const others = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
  callers = {
    "a member": asha,
    "one on the way": await createMember(app, "Deepa", { profile_status: 0 }),
    "one suspended": await createComplete(app, "Esha", { member: { profile_status: 6 } }),
  };
  const all = await documentedEndpoints(app);
  // A stream does not end, and uploads have tests of their own.
  endpoints = all.filter(({ kind }) => kind === "json" || kind === "file");
  const ids = [...others.map(({ id }) => id), asha.id, app.deps.random.id()];
  known = knownValues(asha, ids);
});
afterAll(() => app.close());

const tokens = new Map<keyof typeof callers, string>();

/** Restores the session and the member, since an endpoint may have ended the one or removed the other. */
async function tokenOf(who: keyof typeof callers): Promise<string> {
  const known_token = tokens.get(who);
  if (known_token) return known_token;
  const { id } = callers[who];
  const profile_status = who === "a member" ? 1 : who === "one suspended" ? 6 : 0;
  const row = app.deps.db.updateTable("members").where("id", "=", id);
  await row.set({ profile_status, under_maintenance: false, deletion_requested_at: null }).execute();
  const token = await signIn(app, id);
  tokens.set(who, token);
  return token;
}

/** Strings that no response may contain: stack traces, SQL, component names and versions. */
const inside = [
  /\b\w*Error\b\s*:/,
  /^\s*at /m,
  /\.(ts|mjs|js):\d+/,
  /node_modules|\/(usr|tmp|home|var|etc)\//,
  /\b(select|insert into|update|delete from)\b .*\b(from|values|set|where)\b/i,
  /violates|syntax error|relation "|column "|constraint|duplicate key/i,
  /\b(postgres(ql)?|pglite|kysely|fastify|zod|sharp|argon2)\b/i,
  /\bv?\d+\.\d+\.\d+\b/,
];

type Answer = Awaited<ReturnType<typeof callEndpoint>>;

/** Returns what violates the document in a response; empty when the response conforms. */
function fieldErrorOf(endpoint: DocumentedEndpoint, answer: Answer): string | null {
  const { statusCode: status, headers, body } = answer;
  if (status >= 500) return `${status} ${body}`;
  const documented = endpoint.answers.get(status);
  if (!documented) return `the status ${status} is not documented`;
  if ("server" in headers || "x-powered-by" in headers) return "tells what it is made of";
  if (status === 200 && endpoint.kind === "file") return null;
  const read = documented.safeParse(answer.json());
  if (!read.success) return `an answer of another shape: ${read.error.issues[0]?.path} ${body.slice(0, 200)}`;
  const leak = status >= 400 && inside.find((pattern) => pattern.test(body));
  return leak ? `tells of the inside (${leak}): ${body}` : null;
}

type Count = Record<number, number>;

async function judge(
  endpoint: DocumentedEndpoint,
  sent: FuzzRequest,
  counts: Count,
  fieldErrors: string[],
): Promise<void> {
  const answer = await callEndpoint(app, endpoint, sent);
  counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
  const changed = answer.statusCode === 200 && endpoint.method !== "GET";
  if (sent.token && (changed || [401, 403, 409].includes(answer.statusCode))) tokens.clear();
  const fieldError = fieldErrorOf(endpoint, answer);
  if (fieldError)
    fieldErrors.push(
      `${endpoint.method} ${endpoint.url} ${JSON.stringify(sent.body)?.slice(0, 300)} → ${fieldError}`,
    );
}

function report(title: string, counts: Count): void {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(counts).map(([status, count]) => [status, String(count)]);
  notify([`${title}: ${total} requests, seed ${seed}`, ...tableOf([["status", "answers"], ...rows])]);
}

test("X11: requests generated from the published document get documented responses without internal details", async () => {
  const counts: Count = {};
  const fieldErrors: string[] = [];
  const each = Math.ceil(requests / endpoints.length);
  for (const [at, endpoint] of endpoints.entries()) {
    for (const [nth, sent] of fc
      .sample(requestsAt(endpoint, known), { numRuns: each, seed: seed + at })
      .entries()) {
      const names = Object.keys(callers) as (keyof typeof callers)[];
      const who = nth % 7 === 3 ? undefined : nth % 7 === 5 ? names[1 + (nth % 2)] : "a member";
      const token = who && (await tokenOf(who));
      await judge(endpoint, { ...sent, token }, counts, fieldErrors);
    }
  }
  report("fuzzed from the document", counts);
  expect(fieldErrors).toEqual([]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test("X11: malicious strings in every field cause no server error", async () => {
  const counts: Count = {};
  const fieldErrors: string[] = [];
  let turn = 0;
  for (const endpoint of endpoints) {
    for (const field of endpoint.fields) {
      // The long form sends every string in every field; the short form one string per field.
      const texts = long_form ? naughty : naughty.slice(turn % naughty.length).slice(0, 1);
      turn += 1;
      for (const text of texts) {
        const token = await tokenOf("a member");
        await judge(endpoint, { ...spoiled(endpoint, field, text, known), token }, counts, fieldErrors);
      }
    }
  }
  report("naughty strings in every field", counts);
  expect(fieldErrors).toEqual([]);
});
