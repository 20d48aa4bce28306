import { setTimeout as pause } from "node:timers/promises";
import { base_path } from "@sanjog/contract/endpoint";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onEmbedded } from "./inside-server.ts";
import { type Operation, quantile, type Recorder, tally } from "./record.ts";
import { type Fault, ms, until } from "./run.ts";
import type { TestServer } from "./test-server.ts";

type Mood = "well" | "slow" | "silent" | "busy" | "refusing" | "away";
const moods: Mood[] = ["slow", "silent", "busy", "refusing", "away"];
const what: Record<Mood, string> = {
  well: "well",
  slow: "takes 30 s for each mail",
  silent: "says nothing after DATA",
  busy: "451, come later",
  refusing: "550, no",
  away: "not there",
};
const answer_limit_ms = 500;
const back_limit_ms = 60_000;

/** Whatever the mail server does, a sign-up is answered at once, and its mail is sent later. */
export const smtp: Fault = {
  does: "a mail server that is slow, silent, busy, refusing or away",
  cycles: 20,
  async run(settings) {
    const { cycles } = settings;
    const port = await freePort();
    const server = createMoodyServer(port);
    const env = { MAIL_DRIVER: "smtp", SMTP_URL: `smtp://127.0.0.1:${port}` };
    const wanted = { members: 2, connections: 10, env };
    return onEmbedded(wanted, settings, async ({ app, record, notify, violations, afterwards }) => {
      afterwards(() => server.be("away"));
      await server.be("well");
      await app.start();
      for (const mood of moods) {
        await server.be(mood);
        const seen = await signUps(app, record, mood, cycles);
        const p95 = quantile(seen, 0.95);
        await pause(3_000);
        await server.be("well");
        const wanted = addresses(mood, cycles);
        const back = await until(
          async () => wanted.every((to) => server.received(to) > 0),
          back_limit_ms,
          200,
        );
        const twice = wanted.filter((to) => server.received(to) > 1).length;
        notify(
          `${what[mood]}: ${tally(seen)}, p95 ${p95} ms; every mail there ${back === null ? "NOT in time" : `${ms(back)} after recovery`}, ${twice} twice`,
        );
        if (p95 > answer_limit_ms) violations.push(`${what[mood]}: signing up took ${p95} ms`);
        if (seen.some(({ status }) => status !== 200)) violations.push(`${what[mood]}: ${tally(seen)}`);
        if (back === null) violations.push(`${what[mood]}: mails missing after ${ms(back_limit_ms)}`);
        if (twice > 0) violations.push(`${what[mood]}: ${twice} mails came twice`);
      }
    });
  },
};

const addresses = (mood: Mood, count: number) =>
  Array.from({ length: count }, (_, n) => `${mood}${n}@example.com`);

async function signUps(app: TestServer, record: Recorder, mood: Mood, count: number): Promise<Operation[]> {
  const from = record.operations.length;
  for (const [n, email] of addresses(mood, count).entries()) {
    const json = {
      email,
      phone_number: `+9197${moods.indexOf(mood)}${String(1_000_000 + n)}`,
      password: "Mustard-Tractor-71",
      password_confirmation: "Mustard-Tractor-71",
      profile_for: "myself",
      gender: "female",
      privacy_policy_accepted: true,
      form_seconds: 40,
    };
    const headers = { "x-forwarded-for": `10.${100 + moods.indexOf(mood)}.${n}.1` };
    await record.send(app.base(), null, {
      method: "POST",
      path: `${base_path}/api/auth/register`,
      json,
      headers,
      what: "sign-up",
    });
  }
  return record.operations.slice(from);
}

/** A mail server with a switchable behaviour; it counts a mail once it has accepted it. */
function createMoodyServer(port: number) {
  const kept = new Map<string, number>();
  let mood: Mood = "away";
  let server: SMTPServer | undefined;
  const open = () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) =>
        done(mood === "refusing" ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        const now = mood;
        stream.resume();
        stream.on("end", () => {
          const take = () => {
            for (const { address } of session.envelope.rcptTo)
              kept.set(address, (kept.get(address) ?? 0) + 1);
            done();
          };
          if (now === "busy") done(Object.assign(new Error("later"), { responseCode: 451 }));
          else if (now === "slow") setTimeout(take, 29_000);
          else if (now !== "silent") take();
        });
      },
    });
    server.on("error", () => undefined);
    return new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", () => resolve()));
  };
  return {
    received: (to: string) => kept.get(to) ?? 0,
    async be(next: Mood) {
      const before = mood;
      mood = next;
      if (next === "away" || before === "silent") {
        // Answers the connections that were kept waiting.
        const closing = server;
        server = undefined;
        if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
      }
      if (next !== "away" && !server) await open();
    },
  };
}
