import { forgotPassword, login, register } from "@sanjog/contract/accounts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../areas.ts";
import { createPasswords } from "../platform/passwords.ts";
import { as, type Told } from "../testing/caller.ts";
import { long_form, patience_ms, tableOf, tell } from "../testing/long-form.ts";
import { createMember, type Person } from "../testing/people.ts";
import { good_password, signUpForm } from "../testing/sign-up.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

/** Calls for known addresses, and as many for unknown ones, in turns. */
const pairs = long_form ? 500 : 4;

let house: TestApp;
let members: Person[];
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  // The cost of a password is part of what is measured.
  const ports = () => ({ limiter, ...(long_form && { passwords: createPasswords() }) });
  house = await createTestApp(areas, { ports });
  members = [];
  for (let i = 0; i < pairs; i += 1) members.push(await createMember(house, "Asha"));
});
afterAll(() => house.close());

const wrong = "Wrong-Word-99";

/** Each door, asked about an address or number. */
const asked: Record<string, (email: string, phone_number: string) => Promise<Told<unknown>>> = {
  "login by e-mail": (email_or_phone) => as(house).call(login, { body: { email_or_phone, password: wrong } }),
  "login by number": (_, email_or_phone) =>
    as(house).call(login, { body: { email_or_phone, password: wrong } }),
  register: (email, phone_number) =>
    as(house).call(register, { body: { ...signUpForm({ email, phone_number }), password: good_password } }),
  "forgot by e-mail": (email_or_phone) => as(house).call(forgotPassword, { body: { email_or_phone } }),
  "forgot by number": (_, email_or_phone) => as(house).call(forgotPassword, { body: { email_or_phone } }),
};

/** How often a call for a known address takes longer than one for an unknown; one in two tells nothing. */
function chanceOfLonger(known: number[], unknown: number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What an answer looks like from outside, without what is made anew for each. */
function shapeOf({ status, data, message, errors, headers }: Told<unknown>): string {
  const text = JSON.stringify([status, data, message, errors, Object.keys(headers).toSorted()]);
  return text
    .replace(/"whatsapp_link":"[^"]*"/g, '"whatsapp_link":"link"')
    .replace(/"[^"]*•••[^"]*"/g, '"masked"')
    .replace(/[\w-]{43}/g, "key");
}

test.each(Object.keys(asked))(
  "I1, I10: %s tells neither by its answer nor by its time who is here",
  async (door) => {
    const ask = asked[door];
    if (!ask) throw new Error("no such door");
    const times = { known: [] as number[], unknown: [] as number[] };
    const shapes = { known: new Set<string>(), unknown: new Set<string>() };
    const once = async (kind: keyof typeof times, email: string, number: string) => {
      const began = performance.now();
      const answer = await ask(email, number);
      times[kind].push(performance.now() - began);
      shapes[kind].add(shapeOf(answer));
    };
    for (const [i, member] of members.entries()) {
      const stranger = { email: `nobody${door.length}x${i}@example.com`, number: `+9199887${10_000 + i}` };
      const calls = [
        () => once("known", member.email, member.phone_number),
        () => once("unknown", stranger.email, stranger.number),
      ];
      // Neither is always the second.
      for (const call of i % 2 ? calls : calls.toReversed()) await call();
    }
    const chance = chanceOfLonger(times.known, times.unknown);
    tell(
      tableOf([
        [door, "calls", "median known", "median unknown", "known takes longer"],
        [
          "",
          `${2 * pairs}`,
          median(times.known).toFixed(2),
          median(times.unknown).toFixed(2),
          chance.toFixed(3),
        ],
      ]),
    );
    expect(shapes.known).toEqual(shapes.unknown);
    // A few calls measure the machine, a thousand the door.
    if (long_form) {
      expect(chance).toBeGreaterThanOrEqual(0.45);
      expect(chance).toBeLessThanOrEqual(0.55);
    }
  },
);
