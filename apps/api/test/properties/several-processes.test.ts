import { once } from "node:events";
import { request } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect as connectTls } from "node:tls";
import * as accounts from "@sanjog/contract/accounts";
import { sendRequest } from "@sanjog/contract/connections";
import { liveNews } from "@sanjog/contract/notifications";
import * as photos from "@sanjog/contract/photos";
import { site as siteEndpoint } from "@sanjog/contract/site";
import { accountLimits } from "@sanjog/domain/accounts/account-limits";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { enqueue } from "../../src/platform/jobs/outbox.ts";
import { createComplete, createMan } from "../support/families.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { multipart } from "../support/multipart.ts";
import type { Person } from "../support/people.ts";
import { openSite, type Site } from "../support/several-processes.ts";
import { createVisitor, endpointAt, type Visitor } from "../support/visitor.ts";

const soon = { timeout: 10_000, interval: 20 };
const all = [0, 1, 2] as const;

let site: Site;
let visitor: Visitor;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  site = await openSite(all.length, { STOP_AFTER_SECONDS: "5" });
  visitor = createVisitor(site);
  asha = await createComplete(site.app, "Asha");
  balbir = await createMan(site.app, "Balbir");
  await vi.waitUntil(async () => (await pageThrough().catch(() => 0)) === 200, soon);
});
afterAll(async () => {
  visitor?.leave();
  await site?.close();
});

const pageThrough = async () => (await visitor.ask(endpointAt(siteEndpoint))).status;
const loginBody = (person: Person) => ({ email_or_phone: person.email, password: "Mustard-Tractor-71" });
const figures = (series: string) => Promise.all(site.processes.map((one) => one.figure(series)));
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("the nginx configuration for operators", () => {
  test("redirects http to the one https address, speaks HTTP/2, and rejects other host names", async () => {
    const plain = request({
      host: "127.0.0.1",
      port: site.http,
      path: "/login?a=b",
      headers: { host: site.host },
    });
    const [answer] = await once(plain.end(), "response");
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "https://sanjog.example/login?a=b"]);

    const place = { host: "127.0.0.1", port: site.https, ca: site.proxy.certificate };
    const session = connectHttp2(`https://127.0.0.1:${site.https}`, { ...place, servername: site.host });
    const stream = session.request({ ":path": endpointAt(siteEndpoint).path, ":authority": site.host });
    const [headers] = await once(stream, "response");
    expect(headers[":status"]).toBe(200);
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
    expect(headers.server).toBe("nginx");
    session.close();

    const stranger = connectTls({ ...place, servername: "elsewhere.example" });
    const [error] = await once(stranger, "error");
    expect(String(error)).toMatch(/unrecognized name/);
  });

  test("does not reveal which component is unavailable", async () => {
    expect((await visitor.ask({ path: "/health/ready" })).status).toBe(404);
    expect((await visitor.ask({ path: "/health/live" })).status).toBe(200);
    expect((await visitor.ask({ path: "/metrics" })).status).toBe(404);
  });
});

describe("three processes act as one server", () => {
  test("a login at one process is valid at all, and a logout at one ends it at all", async () => {
    const answer = await visitor.askProcess(0, { ...endpointAt(accounts.login), body: loginBody(asha) });
    const { token } = (answer.json as { data: { token: string } }).data;
    const look = (i: number) => visitor.askProcess(i, { ...endpointAt(accounts.loadUser), token });
    for (const i of all) expect((await look(i)).status).toBe(200);
    expect((await visitor.askProcess(1, { ...endpointAt(accounts.logout), token })).status).toBe(200);
    for (const i of all) expect((await look(i)).status).toBe(401);
  });

  test("tries are counted across all processes, by the client's real address and not by a forged header", async () => {
    const { points } = accountLimits.asked_per_ip;
    const [neighbour, other] = [createVisitor(site, "127.0.0.2"), createVisitor(site, "127.0.0.3")];
    // Uses each address once, because every address has its own limits.
    let asked = 0;
    const ask = (who: Visitor, headers: Record<string, string> = {}) =>
      who.ask({
        ...endpointAt(accounts.forgotPassword),
        body: { email_or_phone: `nobody-${String(asked++)}@example.com` },
        headers,
      });
    const before = await figures('sanjog_refusals_total{code="too_many_tries"}');
    const allowed = await Promise.all(Array.from({ length: points }, () => ask(neighbour)));
    expect(allowed.map(({ status }) => status)).toEqual(Array(points).fill(200));
    const refused = [
      await ask(neighbour),
      await ask(neighbour, { "x-forwarded-for": "203.0.113.9" }),
      await ask(neighbour, { "x-forwarded-for": "203.0.113.9, 198.51.100.7", forwarded: "for=203.0.113.9" }),
      await ask(neighbour, { "x-real-ip": "203.0.113.9", "x-client-ip": "203.0.113.9" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect((await ask(other)).status).toBe(200);
    expect(before).toEqual([0, 0, 0]);
    for (const one of [neighbour, other]) one.leave();
  });

  test("an update written at one process reaches a stream that another holds open, at once, through the proxy", async () => {
    let heard = "";
    const page = visitor.ask({ ...endpointAt(liveNews), token: balbir.token }, (text, leave) => {
      heard = text;
      if (text.includes('"kind":"request_received"')) leave();
    });
    const left = page.catch((error: Error) => error.message);
    await expect.poll(() => heard, soon).toContain('"unread":0');
    const holding = (await figures("sanjog_live_connections")).indexOf(1);
    const another = (holding + 1) % all.length;
    const body = { receiver_id: balbir.id };
    expect(
      (await visitor.askProcess(another, { ...endpointAt(sendRequest), token: asha.token, body })).status,
    ).toBe(200);
    await left;
    expect(heard).toContain('"kind":"request_received","unread":1');
    await expect.poll(async () => total(await figures("sanjog_live_connections")), soon).toBe(0);
  });

  test("a picture uploaded at one process is served by all", async () => {
    const side = 1_600;
    const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
    const picture = sharp({
      create: { width: side, height: side, channels: 3, background: "#c8a080", noise },
    });
    const bytes = await picture.jpeg({ quality: 80 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(1_000_000);
    const { body, headers } = multipart([{ bytes }]);
    const raw = { bytes: body, headers };
    const saved = await visitor.ask({ ...endpointAt(photos.saveProfilePicture), token: asha.token, raw });
    expect(saved.status).toBe(200);
    const path = `${endpointAt(photos.loadProfilePicture).path}?size=full`;
    const served = await Promise.all(all.map((i) => visitor.askProcess(i, { path, token: asha.token })));
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(served.map(({ bytes: sent }) => sent.toString("base64"))).size).toBe(1);
    expect((await visitor.ask({ path, token: asha.token })).bytes).toEqual(served[0]?.bytes);
  });

  test("each job runs once", async () => {
    const count = long_form ? 3_000 : 60;
    site.mailed.length = 0;
    const recipients = Array.from({ length: count }, (_, i) => `once${i}@example.com`);
    const mail = { kind: "mail", subject: "News", text: "News" } as const;
    await site.app.deps.tx(async (tx) => {
      for (const to of recipients) await enqueue(site.app.deps, tx, { ...mail, to });
    });
    const ours = () => site.mailed.filter((to) => to.startsWith("once"));
    await expect.poll(() => ours().length, { ...soon, timeout: patience_ms }).toBe(count);
    const waiting = async () => total(await figures('sanjog_outbox_jobs{kind="mail",state="waiting"}'));
    await expect.poll(waiting, soon).toBe(0);
    expect([...ours()].sort()).toEqual(recipients.sort());
    const done = await figures('sanjog_jobs_total{kind="mail",outcome="done"}');
    notify([`jobs done by each of the processes: ${done.join(", ")}`]);
  });
});

describe("when a process ends", () => {
  /** Sends requests without a pause until stopped; returns the outcome of each. */
  function keepAsking(clients: number) {
    const ends = new Map<string, number>();
    let asking = true;
    const client = async () => {
      while (asking) {
        const end = await pageThrough().catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
        ends.set(String(end), (ends.get(String(end)) ?? 0) + 1);
      }
    };
    const done = Promise.all(Array.from({ length: clients }, client));
    return {
      count: () => total([...ends.values()]),
      stop: async () => {
        asking = false;
        await done;
        return Object.fromEntries(ends);
      },
    };
  }
  const clients = long_form ? 20 : 2;
  const rounds = long_form ? 20 : 1;

  async function more(asking: ReturnType<typeof keepAsking>, than = 40): Promise<void> {
    const before = asking.count();
    await expect.poll(() => asking.count() - before, soon).toBeGreaterThan(than);
  }

  test(
    "killed, the proxy goes on with the others, and takes it back when it is there again",
    async () => {
      const asking = keepAsking(clients);
      for (let round = 0; round < rounds; round += 1) {
        const i = round % all.length;
        await more(asking);
        const gone = once(site.processes[i]?.child ?? process, "exit");
        site.processes[i]?.child.kill("SIGKILL");
        await gone;
        await more(asking);
        const back = await site.start(i);
        const served =
          'sanjog_http_request_duration_seconds_count{method="GET",route="/backend/api/site",status="2xx"}';
        await expect.poll(() => back.figure(served), { ...soon, timeout: 20_000 }).toBeGreaterThan(0);
      }
      const ends = await asking.stop();
      notify([`killed ${rounds} times: ${JSON.stringify(ends)}`]);
      // The proxy retries the killed process's pending requests at another one, because they are reads.
      expect(Object.keys(ends)).toEqual(["200"]);
    },
    patience_ms,
  );

  test(
    "told to stop, it says that it is not ready while it still answers, and nobody notices",
    async () => {
      const asking = keepAsking(clients);
      for (let round = 0; round < rounds; round += 1) {
        const i = round % all.length;
        await more(asking);
        const { child } = site.processes[i] as Site["processes"][number];
        const exit = once(child, "exit");
        child.kill("SIGTERM");
        const ready = async () => (await visitor.askProcess(i, { path: "/health/ready" })).status;
        await expect.poll(ready, soon).toBe(503);
        expect((await visitor.askProcess(i, endpointAt(siteEndpoint))).status).toBe(200);
        expect(await exit).toEqual([0, null]);
        await more(asking);
        if (long_form) await site.start(i);
      }
      const ends = await asking.stop();
      notify([`stopped and started ${rounds} times: ${JSON.stringify(ends)}`]);
      expect(Object.keys(ends)).toEqual(["200"]);
    },
    patience_ms,
  );
});
