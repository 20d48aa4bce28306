import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { logout } from "@sanjog/contract/accounts";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { listNotifications, markNotification, registerDevice } from "@sanjog/contract/notifications";
import { messages as pb } from "@sanjog/i18n/pb/notifications";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "../accounts/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { createWebPush, isAtKnownService } from "../platform/adapters/web-push.ts";
import { notificationsArea } from "./routes.ts";

/** A push service on this machine that keeps what it is sent. */
const seen: { headers: IncomingMessage["headers"]; path: string; body: Buffer }[] = [];
let answers = 201;
let service: Server;
let origin: string;

const vapid = createECDH("prime256v1");
vapid.generateKeys();

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    seen.push({ headers: request.headers, path: request.url ?? "", body: await buffer(request) });
    response.writeHead(answers, answers === 307 ? { location: "http://127.0.0.1:1/" } : {}).end();
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app = await createTestApp([notificationsArea, connectionsArea, accountsArea], {
    env: {
      VAPID_PUBLIC_KEY: vapid.getPublicKey("base64url"),
      VAPID_PRIVATE_KEY: Buffer.from(vapid.getPrivateKey("hex").padStart(64, "0"), "hex").toString(
        "base64url",
      ),
      PUSH_SERVICES: `fcm.googleapis.com, ${origin}`,
    },
    ports: (deps) => ({ push: createWebPush(deps.config.push) }),
  });
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir", { member: { locale: "pb" } });
  await app.deps.db.deleteFrom("push_devices").execute();
  answers = 201;
  seen.length = 0;
});

/** A browser: it alone can read what is pushed to it. */
function browser(name: string) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const token = {
    endpoint: `${origin}/${name}`,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
  const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
    parts.reduce((h, part) => h.update(part), createHmac("sha256", key)).digest();
  /** RFC 8291 and RFC 8188, step by step, with nothing of the package that encrypted. */
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const id_length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + id_length);
    const encrypted = body.subarray(21 + id_length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
    const ikm = hmac(hmac(auth, keys.computeSecret(sender)), info, "\x01");
    const prk = hmac(salt, ikm);
    const key = hmac(prk, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
    const nonce = hmac(prk, "Content-Encoding: nonce\0\x01").subarray(0, 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  };
  return { token, read };
}

const register = (person: { token: string }, device_token: unknown) =>
  as(app, person).call(registerDevice, { body: { device_token } });
const ask = (from: Person, to: Person) => as(app, from).call(sendRequest, { body: { receiver_id: to.id } });
const devices = () => app.deps.db.selectFrom("push_devices").select(["member_id", "endpoint"]).execute();

/** Waits until the queue has recorded the failure, then makes the job due at once. */
async function dueOnceMore(): Promise<void> {
  const due = () =>
    sql`update graphile_worker._private_jobs set run_at = now()
      where last_error is not null and locked_at is null`.execute(app.deps.db);
  await vi.waitUntil(async () => (await due()).numAffectedRows === 1n, { timeout: 20_000 });
}

describe("a push", () => {
  test("L2: is readable only in the member's browser, and says what is new without a name", async () => {
    const phone = browser("balbir");
    expect((await register(balbir, JSON.stringify(phone.token))).status).toBe(200);
    await ask(asha, balbir);
    await app.runJobs();
    await app.runJobs();
    expect(seen).toHaveLength(1);
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} as IncomingMessage["headers"] }] = seen;
    const { data } = (await as(app, balbir).call(listNotifications)).data;
    expect(JSON.parse(phone.read(body))).toEqual({ type: "update", id: data[0]?.id, text: pb.push.update });
    expect(body.includes("update")).toBe(false);
    expect(() => browser("other").read(body)).toThrow(/unable to authenticate data/);
    expect([headers["content-encoding"], headers.ttl]).toEqual(["aes128gcm", "86400"]);
    expect(signedByUs(headers.authorization ?? "")).toMatchObject({
      aud: origin,
      sub: "mailto:officer@sanjog.test",
    });
  });

  test("Only a yes of another family sounds like good news, and it names nobody", async () => {
    const phone = browser("balbir");
    await register(balbir, JSON.stringify(phone.token));
    const { data } = await ask(balbir, asha);
    await as(app, asha).call(respondToRequest, { params: { id: data.id }, body: { status: "accepted" } });
    await app.runJobs();
    const pushed = seen.map(({ body }) => JSON.parse(phone.read(body)) as { type: string; text: string });
    expect(pushed).toEqual([expect.objectContaining({ type: "good_news", text: "ਤੁਹਾਡੇ ਲਈ ਇੱਕ ਖ਼ੁਸ਼ਖ਼ਬਰੀ ਹੈ ਜੀ" })]);
  });

  test("I20: is not delivered after logout, even when another member uses the phone then", async () => {
    const phone = browser("family-phone");
    await register(asha, phone.token);
    await as(app, asha).call(logout);
    expect(await devices()).toEqual([]);
    await register(balbir, phone.token);
    await ask(await createMan(app, "Charan"), asha);
    await app.runJobs();
    expect(seen).toEqual([]);
    expect(await devices()).toEqual([{ member_id: balbir.id, endpoint: phone.token.endpoint }]);
  });

  test("I20: goes to the member who signed in last on a browser without logout, even if it was already queued", async () => {
    const phone = browser("family-phone");
    await register(asha, phone.token);
    await ask(balbir, asha);
    await register(balbir, phone.token);
    await app.runJobs();
    expect(seen).toEqual([]);
  });

  test("goes to each browser of a member, and a browser has one address", async () => {
    await register(balbir, browser("phone-old").token);
    await register(balbir, browser("phone").token);
    await register({ token: await signIn(app, balbir.id) }, browser("laptop").token);
    await ask(asha, balbir);
    await app.runJobs();
    expect(seen.map(({ path }) => path).sort()).toEqual(["/laptop", "/phone"]);
  });

  test("is not sent when the notification was read meanwhile, or the sender is now hidden", async () => {
    await register(balbir, browser("balbir").token);
    await ask(asha, balbir);
    const [notification] = (await as(app, balbir).call(listNotifications)).data.data;
    await as(app, balbir).call(markNotification, {
      params: { id: notification?.id ?? "" },
      body: { status: "read" },
    });
    await ask(await createComplete(app, "Kiran"), balbir);
    await app.deps.db
      .updateTable("members")
      .set({ profile_status: 6 })
      .where("id", "!=", balbir.id)
      .execute();
    await app.runJobs();
    expect(seen).toEqual([]);
  });

  test.each([404, 410])("deletes the browser's registration when the response is %d", async (status) => {
    await register(balbir, browser("balbir").token);
    answers = status;
    await ask(asha, balbir);
    await app.runJobs();
    expect([seen.length, await devices()]).toEqual([1, []]);
  });

  test("is retried when the service is unreachable, and dropped after a day", async () => {
    await register(balbir, browser("balbir").token);
    answers = 503;
    await ask(asha, balbir);
    await app.runJobs();
    answers = 201;
    await dueOnceMore();
    await app.runJobs();
    expect([seen.length, (await devices()).length]).toEqual([2, 1]);
    answers = 503;
    await ask(await createComplete(app, "Kiran"), balbir);
    await app.runJobs();
    app.clock.pass({ days: 1 });
    await dueOnceMore();
    await app.runJobs();
    expect(seen).toHaveLength(3);
  });

  test("follows no redirect", async () => {
    await register(balbir, browser("balbir").token);
    answers = 307;
    await ask(asha, balbir);
    await app.runJobs();
    expect([seen.length, (await devices()).length]).toEqual([1, 1]);
  });
});

describe("a push endpoint", () => {
  test.each([
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://10.0.0.7/x",
    "https://[::1]/x",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/?fcm.googleapis.com",
    "javascript:alert(1)",
    "nothing",
  ])("is refused at %s", async (endpoint) => {
    const told = await register(balbir, { ...browser("x").token, endpoint });
    expect([told.status, Object.keys(told.errors ?? {})]).toEqual([422, ["device_token"]]);
    expect(await devices()).toEqual([]);
  });

  test("is accepted at the services that browsers use", () => {
    const hosts = ["fcm.googleapis.com", ".notify.windows.com"];
    expect(isAtKnownService("https://fcm.googleapis.com/fcm/send/x", hosts)).toBe(true);
    expect(isAtKnownService("https://wns2-par02p.notify.windows.com/w/?token=x", hosts)).toBe(true);
    expect(isAtKnownService("https://evilnotify.windows.com/", hosts)).toBe(false);
  });
});

/** RFC 8292: what the header claims, if our key signed it. */
function signedByUs(authorization: string): object {
  const [, token = ""] = /^vapid t=([^,]+), k=/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = vapid.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const key = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(
    true,
  );
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
}
