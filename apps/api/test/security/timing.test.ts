import * as endpoints from "@sanjog/contract/accounts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { createPasswords } from "../../src/platform/crypto/passwords.ts";
import { as } from "../support/caller.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { createMember } from "../support/people.ts";
import { signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

/** The password hash's production cost, where time is measured. */
const cost = long_form
  ? { memory: 19_456, passes: 2, parallelism: 1 }
  : { memory: 8, passes: 1, parallelism: 1 };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ passwords: createPasswords(cost) }) });
});
afterAll(() => app.close());

type Answer = {
  status: number;
  message: string | undefined;
  headers: Record<string, unknown>;
  data: unknown;
};
const shapeOf = ({ status, message, headers, data }: Answer) =>
  JSON.stringify([status, message, Object.keys(headers).sort(), Object.keys(data ?? {}).sort()]);

/** Returns how often a value of the first list exceeds one of the second: 0.5 when timing reveals nothing. */
function curve(one: readonly number[], other: readonly number[]): number {
  const wins = one.map((a) => other.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, won) => sum + won, 0) / (one.length * other.length);
}
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Requests known and unknown names in turn. Every response must look the same; the long form also compares the times. */
async function compare(id: string, pairs: number, ask: (known: boolean, nth: number) => Promise<Answer>) {
  const shapes = new Set<string>();
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let nth = 0; nth < pairs; nth += 1) {
    for (const known of nth % 2 ? [true, false] : [false, true]) {
      await app.forgetLimits();
      const before = performance.now();
      shapes.add(shapeOf(await ask(known, nth)));
      took[known ? "known" : "unknown"].push(performance.now() - before);
    }
  }
  expect([...shapes]).toHaveLength(1);
  if (!long_form) return;
  const area = curve(took.known, took.unknown);
  const apart = Math.abs(median(took.known) - median(took.unknown));
  notify([
    `${id}: ${pairs} known and ${pairs} unknown; area under the curve ${area.toFixed(3)}, medians ${median(took.known).toFixed(1)} and ${median(took.unknown).toFixed(1)} ms`,
  ]);
  expect(area).toBeGreaterThan(0.45);
  expect(area).toBeLessThan(0.55);
  if (id === "I10") expect(apart).toBeLessThan(3);
}

test("I1: a sign-up with a known address gets the same response in the same time", async () => {
  const pairs = long_form ? 500 : 6;
  const members = await Promise.all(Array.from({ length: pairs }, () => createMember(app, "Asha")));
  await compare("I1", pairs, (known, nth) =>
    as(app).call(endpoints.register, { body: signUpForm(known ? { email: members[nth]?.email } : {}) }),
  );
});

test("I10: a wrong password of a member and of an unknown name get the same response in the same time", async () => {
  const pairs = long_form ? 500 : 8;
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app, "Asha")));
  await compare("I10", pairs, (known, nth) => {
    const email_or_phone = known ? (members[nth % 10]?.email ?? "") : `nobody${nth % 10}@example.com`;
    return as(app).call(endpoints.login, { body: { email_or_phone, password: "Wrong-Guess-1" } });
  });
});

test.each([
  ["e-mail", "email", (nth: number) => `nobody${nth}@example.com`],
  ["number", "phone_number", (nth: number) => `+9199887${10_000 + nth}`],
] as const)(
  "I12: a forgotten password by %s looks alike for a member and for nobody, and takes as long",
  async (kind, field, nobody) => {
    const pairs = long_form ? 500 : 3;
    const members = await Promise.all(Array.from({ length: pairs }, () => createMember(app, "Asha")));
    await compare(`I12 ${kind}`, pairs, (known, nth) => {
      const email_or_phone = known ? (members[nth]?.[field] ?? "") : nobody(nth);
      return as(app).call(endpoints.forgotPassword, { body: { email_or_phone } });
    });
  },
);

test("I10: a wrong password for a known and an unknown phone number get the same response in the same time", async () => {
  const pairs = long_form ? 500 : 3;
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app, "Asha")));
  await compare("I10 number", pairs, (known, nth) => {
    const email_or_phone = known ? (members[nth % 10]?.phone_number ?? "") : `+9199886${10_000 + (nth % 10)}`;
    return as(app).call(endpoints.login, { body: { email_or_phone, password: "Wrong-Guess-1" } });
  });
});
