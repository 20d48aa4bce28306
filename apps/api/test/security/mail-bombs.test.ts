import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import * as endpoints from "@sanjog/contract/accounts";
import { sendPublicReport } from "@sanjog/contract/reports";
import { messages_at_most_per_hour, messages_per_hour } from "@sanjog/domain/accounts/message-quotas";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { createSmtpMail, type SmtpMail } from "../../src/platform/adapters/smtp-mail.ts";
import { as } from "../support/caller.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import { createMember } from "../support/people.ts";
import { statement } from "../support/report-statement.ts";
import { begin, signUpForm } from "../support/sign-up.ts";
import { createTestApp, production_env, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

type ReceivedMail = { to: string; text: string };
const received: ReceivedMail[] = [];
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: async (stream, session, done) => {
    const { text: body = "" } = await PostalMime.parse(await text(stream));
    for (const { address } of session.envelope.rcptTo) received.push({ to: address, text: body });
    done();
  },
});
let app: TestApp;
let mail: SmtpMail;
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port: smtp } = sink.server.address() as AddressInfo;
  mail = createSmtpMail(`smtp://127.0.0.1:${smtp}`, "Sanjog <no-reply@sanjog.test>");
  app = await createTestApp(areas, {
    ports: () => ({ mail }),
    env: { ...production_env, TRUST_PROXY: "1", OTHER_HOSTS: "www.sanjog.test" },
  });
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (app.fastify.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  mail.close();
  await new Promise<void>((resolve) => sink.close(() => resolve()));
});
beforeEach(() => app.forgetLimits());

const mailsTo = (address: string) => received.filter(({ to }) => to === address);
const stopLinkIn = (text = "") => new URL(/\S+mail-stop\S+/.exec(text)?.[0] ?? "");
const stopLink = (address: string) => stopLinkIn(mailsTo(address).at(-1)?.text);
const forgot = (email_or_phone: string) =>
  as(app).call(endpoints.forgotPassword, { body: { email_or_phone } });

/** Sends one request over a separate connection, as a proxy does; returns the status. */
async function send(
  path: string,
  payload: object,
  headers: readonly string[],
  host = "sanjog.test",
  target = path,
) {
  const body = JSON.stringify(payload);
  const socket = connect(port, "127.0.0.1");
  const lines = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    ...headers,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  const [first = ""] = (await text(socket)).split("\r\n");
  return Number(first.split(" ")[1]);
}

test("I8: a thousand requests to resend a code, from many addresses, send one mail", async () => {
  const { form, key } = await begin(app);
  await app.runJobs();
  expect(mailsTo(form.email)).toHaveLength(1);
  app.clock.pass({ seconds: 121 });
  const calls = long_form ? 1_000 : 80;
  const statuses = await Promise.all(
    Array.from({ length: calls }, (_, i) =>
      app.fastify.inject({
        method: "POST",
        url: "/backend/api/auth/resend/email-otp",
        headers: { "x-forwarded-for": `10.${i % 250}.${Math.floor(i / 250)}.1` },
        payload: { session_key: key },
      }),
    ),
  );
  await app.runJobs();
  expect(mailsTo(form.email)).toHaveLength(2);
  expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode } of statuses) expect([200, 429, 503]).toContain(statusCode);
});

test("I8: links, notes and codes each have their own daily limit per address", async () => {
  const member = await createMember(app, "Asha");
  for (let i = 0; i < 36; i += 1) {
    app.clock.pass({ minutes: 40 });
    await app.forgetLimits();
    await forgot(member.email);
    await begin(app, signUpForm({ email: member.email }));
    await app.runJobs();
  }
  const mails = mailsTo(member.email);
  const links = mails.filter(({ text: body }) => body.includes("token="));
  expect(links.length).toBeGreaterThanOrEqual(10);
  expect(links.length).toBeLessThanOrEqual(24);
  expect(mails.length - links.length).toBeLessThanOrEqual(2);
});

test("I8: receipts of reports have their own limit, and an address that opted out receives none", async () => {
  const { email } = await createMember(app, "Deepa");
  const report = async () => {
    await app.forgetLimits();
    const body = {
      email,
      reason: "impersonation",
      described: "a profile",
      text: "It is not them.",
      ...statement,
    } as const;
    const { status } = await as(app).call(sendPublicReport, { body });
    await app.runJobs();
    return [status, mailsTo(email).length];
  };
  await forgot(email);
  expect(await report()).toEqual([200, 2]);
  expect(await report()).toEqual([200, 2]);
  app.clock.pass({ seconds: 121 });
  expect(await report()).toEqual([200, 3]);
  await app.fastify.inject({
    method: "POST",
    url: stopLinkIn(mailsTo(email)[0]?.text).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  app.clock.pass({ hours: 2 });
  expect(await report()).toEqual([200, 3]);
});

test("I8: one network can request a hundred mails an hour, one of its addresses twenty", async () => {
  const ask = (ip: string, i: number) =>
    app.fastify.inject({
      method: "POST",
      url: "/backend/api/auth/forgot-password",
      headers: { "x-forwarded-for": ip },
      payload: { email_or_phone: `+9198765${String(10_000 + i)}` },
    });
  const statuses = [];
  for (let i = 0; i < 126; i += 1)
    statuses.push((await ask(`198.51.100.${Math.floor(i / 21)}`, i)).statusCode);
  expect(statuses.slice(0, 21)).toEqual([...Array(20).fill(200), 429]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect((await ask("198.51.101.1", 200)).statusCode).toBe(200);
});

test("I8: a recipient who requested no mail can stop such mails for a month, and undo that", async () => {
  const member = await createMember(app, "Asha");
  await forgot(member.email);
  await app.runJobs();
  expect(mailsTo(member.email)).toHaveLength(1);
  const link = stopLink(member.email);
  expect(link.href.startsWith("https://sanjog.test/backend/api/mail-stop/")).toBe(true);
  expect(decodeURIComponent(link.href)).not.toContain(member.email);
  const press = (payload = "") =>
    app.fastify.inject({
      method: "POST",
      url: link.pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });
  const opened = await app.fastify.inject({ url: link.pathname });
  expect([opened.statusCode, opened.body.includes('lang="pa"')]).toEqual([200, true]);
  const asked = async () => {
    app.clock.pass({ hours: 2 });
    await app.forgetLimits();
    const told = await forgot(member.email);
    const begun = await begin(app, signUpForm({ email: member.email }));
    await app.runJobs();
    expect([told.status, begun.answer.status]).toEqual([200, 200]);
    return mailsTo(member.email).length;
  };
  // A program that only opens links must not unsubscribe anyone.
  expect(await asked()).toBeGreaterThan(1);
  expect((await press()).body).toContain("until 2026-12-2");
  const before = mailsTo(member.email).length;
  expect(await asked()).toBe(before);
  expect((await press("undo=1")).statusCode).toBe(200);
  expect(await asked()).toBeGreaterThan(before);
  await press();
  app.clock.pass({ days: 30 });
  const after_a_month = mailsTo(member.email).length;
  expect(await asked()).toBeGreaterThan(after_a_month);
  const forged = link.pathname.slice(0, -3) + (link.pathname.endsWith("AAA") ? "BBB" : "AAA");
  expect((await app.fastify.inject({ url: forged })).statusCode).toBe(404);
});

test("I8: under unusual load, a network with many requests waits and others do not", async () => {
  const ask = (ip: string) => begin(app, signUpForm(), { headers: { "x-forwarded-for": ip } });
  const fill = (count: number) =>
    app.deps.pool.query(
      "insert into asked_messages (address_hash, asked_at) select $1, $2 from generate_series(1, $3)",
      [Buffer.alloc(32), app.deps.now(), count],
    );
  await fill(messages_per_hour.code);
  const busy = [];
  for (let i = 0; i < 4; i += 1) busy.push((await ask("198.51.100.1")).answer.data.email_code);
  expect(busy).toEqual(["sent", "sent", "sent", "held_back"]);
  const other = await ask("203.0.113.1");
  expect(other.answer.data).toMatchObject({ email_code: "sent" });
  const { email } = await createMember(app, "Balbir");
  await forgot(email);
  await app.runJobs();
  expect(mailsTo(email)).toHaveLength(1);
  await fill(messages_at_most_per_hour.code - messages_per_hour.code);
  await app.forgetLimits();
  const last = await ask("192.0.2.1");
  expect(last.answer.status).toBe(200);
  expect(last.answer.data).toMatchObject({ email_code: "held_back", resend_wait_seconds: 900 });
  app.clock.pass({ hours: 1, minutes: 1 });
  expect((await ask("192.0.2.1")).answer.data.email_code).toBe("sent");
});

const forgot_path = "/backend/api/auth/forgot-password";
const evil = "evil.example";
const poisoned: [what: string, status: number, headers: string[], host?: string, target?: string][] = [
  ["another host", 421, [], evil],
  ["a host that begins as ours", 421, [], `sanjog.test@${evil}`],
  ["two hosts", 421, [`Host: ${evil}`]],
  ["two hosts that are both ours", 421, ["Host: www.sanjog.test"]],
  ["a host that a proxy passes on", 421, [`X-Forwarded-Host: ${evil}`]],
  ["a whole address in the first line", 421, [], "sanjog.test", `http://${evil}${forgot_path}`],
  ["names that nobody reads", 200, [`X-Forwarded-Server: ${evil}`, `X-Host: ${evil}`]],
  ["a standard that no proxy of ours speaks", 200, [`Forwarded: host=${evil};proto=http`]],
  ["another protocol and port", 200, ["X-Forwarded-Proto: http", "X-Forwarded-Port: 81"], "sanjog.test:81"],
  ["another origin", 200, [`Origin: https://${evil}`, `X-Original-URL: http://${evil}/`]],
];

test.each(poisoned)("I13: of %s no link is made", async (_what, status, headers, host, target) => {
  await app.forgetLimits();
  const { email } = await createMember(app, "Charan");
  expect(await send(forgot_path, { email_or_phone: email }, headers, host, target)).toBe(status);
  await app.runJobs();
  const mails = mailsTo(email);
  expect(mails).toHaveLength(status === 200 ? 1 : 0);
  for (const { text: body } of mails) {
    expect(body).not.toContain(evil);
    for (const link of body.match(/https?:\S+/g) ?? [])
      expect(new URL(link).origin).toBe("https://sanjog.test");
  }
});

test("I13: in production the app accepts its own name, this machine and configured names; health checks accept any", async () => {
  const statusFor = async (headers: Record<string, string>, url = "/backend/api/openapi.json") =>
    (await app.fastify.inject({ url, headers })).statusCode;
  const ours = [
    "sanjog.test",
    "SANJOG.test:443",
    "www.sanjog.test",
    "localhost:3000",
    "127.0.0.1",
    "[::1]:80",
  ];
  for (const host of ours) expect([host, await statusFor({ host })]).toEqual([host, 200]);
  const others = [evil, "sanjog.test.", "x.sanjog.test", "sanjog.test:", "10.0.0.7", "[::2]", "a b"];
  for (const host of others) expect([host, await statusFor({ host })]).toEqual([host, 421]);
  const passed = (name: string) => ({ host: "127.0.0.1:3001", "x-forwarded-host": name });
  expect(await statusFor(passed("sanjog.test"))).toBe(200);
  expect(await statusFor(passed(`sanjog.test, ${evil}`))).toBe(421);
  expect(await statusFor({ host: "10.0.0.7:3000" }, "/health/live")).toBe(200);
  const told = await app.fastify.inject({ url: "/", headers: { host: evil, "accept-language": "pb" } });
  expect(told.json().message).toContain("ਪਤਾ");
  expect(told.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("I13: in development the app accepts any host name", async () => {
  const open = await createTestApp(areas);
  const answer = await open.fastify.inject({
    url: "/backend/api/openapi.json",
    headers: { host: "192.168.1.7" },
  });
  expect(answer.statusCode).toBe(200);
  await open.close();
});

test("I4: behind one trusted proxy each client is counted by its own address, and a forged header is ignored", async () => {
  const body = { email_or_phone: "+919876510000" };
  const from = (told: string, client: string) =>
    send(forgot_path, body, [`X-Forwarded-For: ${told ? `${told}, ` : ""}${client}`]);
  for (let i = 0; i < 20; i += 1) expect(await from(`203.0.113.${i}`, "198.51.100.1")).toBe(200);
  expect(await from("203.0.113.99", "198.51.100.1")).toBe(429);
  expect(await from("198.51.100.1", "198.51.100.2")).toBe(200);
});
