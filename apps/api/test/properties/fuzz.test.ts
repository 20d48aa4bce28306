import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { type DocumentedDoor, documentedDoors, knock, type Sent } from "../support/documented-doors.ts";
import { createComplete, createMan } from "../support/families.ts";
import { type Known, knownValues, requestsAt, spoiled } from "../support/fuzz-values.ts";
import { long_form, patience_ms, tableOf, tell } from "../support/long-form.ts";
import { createMember, type Person, signIn } from "../support/people.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

const requests = long_form ? 20_000 : 300;
const seed = Number(process.env.FUZZ_SEED ?? (long_form ? Date.now() % 2 ** 31 : 20_261));
const naughty: string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../security/naughty-strings.json"), "utf8"),
);

let house: TestApp;
let doors: DocumentedDoor[];
let known: Known;
let callers: Record<"a member" | "one on the way" | "one suspended", Person>;

beforeAll(async () => {
  // What a limit refuses would never reach what stands behind it.
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  house = await createTestApp(areas, { ports: () => ({ limiter }) });
  const asha = await createComplete(house, "Asha");
  const others = [await createMan(house, "Balbir"), await createMan(house, "Charan")];
  callers = {
    "a member": asha,
    "one on the way": await createMember(house, "Deepa", { profile_status: 0 }),
    "one suspended": await createComplete(house, "Esha", { member: { profile_status: 6 } }),
  };
  const all = await documentedDoors(house);
  // A stream has no end to wait for; forms with files have proofs of their own.
  doors = all.filter(({ kind }) => kind === "json" || kind === "file");
  const ids = [...others.map(({ id }) => id), asha.id, house.deps.random.id()];
  known = knownValues(asha, ids);
});
afterAll(() => house.close());

const tokens = new Map<keyof typeof callers, string>();

/** A door may have ended a session, or sent its member away: who knocks after that is as before. */
async function tokenOf(who: keyof typeof callers): Promise<string> {
  const known_token = tokens.get(who);
  if (known_token) return known_token;
  const { id } = callers[who];
  const profile_status = who === "a member" ? 1 : who === "one suspended" ? 6 : 0;
  const row = house.deps.db.updateTable("members").where("id", "=", id);
  await row.set({ profile_status, deletion_requested_at: null }).execute();
  const token = await signIn(house, id);
  tokens.set(who, token);
  return token;
}

/** What only somebody inside should read: our code, our statements, our parts and their versions. */
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

type Answer = Awaited<ReturnType<typeof knock>>;

/** What is wrong with an answer; nothing when all is as the document says. */
function faultOf(door: DocumentedDoor, answer: Answer): string | null {
  const { statusCode: status, headers, body } = answer;
  if (status >= 500) return `${status} ${body}`;
  const documented = door.answers.get(status);
  if (!documented) return `the status ${status} is not documented`;
  if ("server" in headers || "x-powered-by" in headers) return "tells what it is made of";
  if (status === 200 && door.kind === "file") return null;
  const read = documented.safeParse(answer.json());
  if (!read.success) return `an answer of another shape: ${read.error.issues[0]?.path} ${body.slice(0, 200)}`;
  const leak = status >= 400 && inside.find((pattern) => pattern.test(body));
  return leak ? `tells of the inside (${leak}): ${body}` : null;
}

type Count = Record<number, number>;

async function judge(door: DocumentedDoor, sent: Sent, counts: Count, faults: string[]): Promise<void> {
  const answer = await knock(house, door, sent);
  counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
  const changed = answer.statusCode === 200 && door.method !== "GET";
  if (sent.token && (changed || [401, 403, 409].includes(answer.statusCode))) tokens.clear();
  const fault = faultOf(door, answer);
  if (fault) faults.push(`${door.method} ${door.url} ${JSON.stringify(sent.body)?.slice(0, 300)} → ${fault}`);
}

function report(title: string, counts: Count): void {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(counts).map(([status, count]) => [status, String(count)]);
  tell([`${title}: ${total} requests, seed ${seed}`, ...tableOf([["status", "answers"], ...rows])]);
}

test("X11: whatever is made of the published document, answers are as it says and tell nothing of the inside", async () => {
  const counts: Count = {};
  const faults: string[] = [];
  const each = Math.ceil(requests / doors.length);
  for (const [at, door] of doors.entries()) {
    for (const [nth, sent] of fc
      .sample(requestsAt(door, known), { numRuns: each, seed: seed + at })
      .entries()) {
      const names = Object.keys(callers) as (keyof typeof callers)[];
      const who = nth % 7 === 3 ? undefined : nth % 7 === 5 ? names[1 + (nth % 2)] : "a member";
      const token = who && (await tokenOf(who));
      await judge(door, { ...sent, token }, counts, faults);
    }
  }
  report("fuzzed from the document", counts);
  expect(faults).toEqual([]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test("X11: naughty strings in every field break nothing", async () => {
  const counts: Count = {};
  const faults: string[] = [];
  let turn = 0;
  for (const door of doors) {
    for (const field of door.fields) {
      // Every string in every field at full length; else each field takes the next of them.
      const texts = long_form ? naughty : naughty.slice(turn % naughty.length).slice(0, 1);
      turn += 1;
      for (const text of texts) {
        const token = await tokenOf("a member");
        await judge(door, { ...spoiled(door, field, text, known), token }, counts, faults);
      }
    }
  }
  report("naughty strings in every field", counts);
  expect(faults).toEqual([]);
});
