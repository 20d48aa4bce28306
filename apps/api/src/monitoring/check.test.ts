import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createPlainServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer } from "node:tls";
import { messages as english } from "@sanjog/i18n/en/monitoring";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp, testConfig } from "../../test/support/test-app.ts";
import { markBackup } from "../platform/backup/backup-mark.ts";
import { ConfigError } from "../platform/config/config.ts";
import { type Database, NoDatabaseError } from "../platform/database/open.ts";
import { probeCertificate } from "./queries/certificate.ts";
import { type CheckTools, checkAll } from "./queries/check.ts";
import { probeOutsideClock } from "./queries/clocks.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-check-"));
const servers: Server[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function check(change: Partial<CheckTools> = {}, env: Record<string, string> = {}) {
  const { db, pool, mail, whatsapp, sms, photos } = app.deps;
  const database = { db, pool, embedded: true, close: async () => undefined } as Database;
  const tools: CheckTools = {
    config: testConfig({ DATA_DIR: folder, PUBLIC_URL: "http://localhost:3000", ...env }),
    misspelled: [],
    openDatabase: async () => database,
    mail,
    whatsapp,
    sms,
    photos,
    readBackupKey: () => Buffer.alloc(32),
    send: false,
    ...change,
  };
  const parts: Record<string, { works: boolean; detail: string }> = {};
  for await (const { part, works, detail } of checkAll(tools)) parts[part] = { works, detail };
  return parts;
}

describe("the check of the installation", () => {
  test("reports every part in a sentence, and no error when everything works", async () => {
    await markBackup(app.deps.db, new Date());
    const parts = await check();
    const names = [
      "settings",
      "database",
      "clock",
      "outbox",
      "on call",
      "backup",
      "mail",
      "whatsapp",
      "sms",
      "pictures",
      "disk",
    ];
    expect(Object.keys(parts)).toEqual([...names, "certificate", "push"]);
    for (const [part, { works, detail }] of Object.entries(parts)) {
      expect([part, works]).toEqual([part, true]);
      expect(detail).toMatch(/\.$/);
    }
    expect(app.photos.kept.size).toBe(0);
  });

  test("reports where the built-in stand-ins are used", async () => {
    const { mail, whatsapp, sms } = await check({ mail: null, whatsapp: null, sms: null });
    expect(mail?.detail).toBe("MAIL_DRIVER is dev: mails stay on the page /dev.");
    expect(whatsapp?.detail).toBe("WHATSAPP_DRIVER is dev: messages stay on the page /dev.");
    expect(sms?.detail).toBe("SMS_DRIVER is dev: messages stay on the page /dev.");
  });

  test("sends the operators a mail only when requested", async () => {
    app.mail.sent.length = 0;
    await check();
    expect(app.mail.sent).toEqual([]);
    const { mail } = await check({ send: true });
    expect(mail?.detail).toContain("A mail was handed over for officer@sanjog.test");
    expect(app.mail.sent).toMatchObject([
      { to: "officer@sanjog.test", subject: `Sanjog: ${english.trial.title}` },
    ]);
  });

  test.each([
    [
      "a misspelled setting",
      "settings",
      { misspelled: ["PORTT is not a setting. Did you mean PORT?"] },
      "PORTT",
    ],
    [
      "a database that is not there",
      "database",
      { openDatabase: () => Promise.reject(new NoDatabaseError("There is no database.")) },
      "There is no database.",
    ],
    [
      "a store that loses pictures",
      "pictures",
      {
        photos: { put: async () => undefined, get: async () => null, delete: async () => undefined } as never,
      },
      "StoreLost",
    ],
  ] as const)("finds %s", async (_title, part, change, sentence) => {
    const found = (await check(change))[part];
    expect(found?.works).toBe(false);
    expect(found?.detail).toContain(sentence);
  });

  test("reports a mail server that refuses the login, with its host and a hint", async () => {
    app.mail.breakDown(
      Object.assign(new Error("x"), {
        name: "MailError",
        code: "EAUTH",
        host: "mail.example",
        hint: "Look.",
      }),
    );
    const { mail } = await check({ send: true });
    app.mail.breakDown(null);
    expect(mail).toEqual({ works: false, detail: "mail.example: MailError EAUTH. Look." });
  });

  test("finds that WhatsApp cannot be reached", async () => {
    app.whatsapp.breakDown(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }));
    const { whatsapp } = await check();
    app.whatsapp.breakDown(null);
    expect(whatsapp).toEqual({ works: false, detail: "It cannot be reached: ECONNREFUSED." });
  });

  test("finds a folder that cannot be written", async () => {
    const { disk } = await check({}, { DATA_DIR: path.join(folder, "missing") });
    expect(disk).toMatchObject({
      works: false,
      detail: expect.stringContaining("DATA_DIR cannot be written"),
    });
  });

  test("finds a missing migration", async () => {
    const name = "0044-monitoring";
    await app.deps.pool.query("update kysely_migration set name = 'x' where name = $1", [name]);
    const { database } = await check();
    await app.deps.pool.query("update kysely_migration set name = $1 where name = 'x'", [name]);
    expect(database).toMatchObject({
      works: false,
      detail: expect.stringContaining("waits for 1 migrations"),
    });
  });

  test("requires a backup key and a recent backup only in production", async () => {
    const readBackupKey = () => {
      throw new ConfigError(["BACKUP_KEY must be 32 bytes."]);
    };
    const production = {
      ...testConfig({ DATA_DIR: folder }),
      production: true,
      publicUrl: "http://localhost",
    };
    expect((await check({ readBackupKey })).backup?.works).toBe(true);
    expect((await check({ readBackupKey, config: production })).backup?.works).toBe(false);
    await app.deps.db.deleteFrom("backup_marks").execute();
    await markBackup(app.deps.db, new Date(Date.now() - 27 * 3_600_000));
    expect((await check({ config: production })).backup).toEqual({
      works: false,
      detail: "BACKUP_KEY can be read. The last backup is 27 hours old.",
    });
  });

  test("finds push keys of different pairs", async () => {
    const { config } = app.deps;
    const vapid = {
      publicKey: "B".repeat(87),
      privateKey: Buffer.alloc(32, 1).toString("base64url"),
      subject: "mailto:a@b.example",
    };
    const { push } = await check({ config: { ...config, dataDir: folder, push: { ...config.push, vapid } } });
    expect(push).toMatchObject({ works: false, detail: expect.stringContaining("of two pairs") });
  });
});

test("a clock that differs from an outside server's is reported, and an unreachable server is ignored", async () => {
  let date = new Date();
  const server = createPlainServer((_request, answer) =>
    answer.writeHead(404, { date: date.toUTCString() }).end(),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await probeOutsideClock(url)).toMatchObject({ works: true });
  date = new Date(Date.now() - 300_000);
  expect(await probeOutsideClock(url)).toMatchObject({
    works: false,
    detail: expect.stringMatching(/29\d|30\d/),
  });
  expect(await probeOutsideClock("http://127.0.0.1:1")).toBeNull();
});

describe("the certificate of PUBLIC_URL", () => {
  async function serve(name: string, days: number) {
    const [key, cert] = ["key", "cert"].map((kind) => path.join(folder, `${name}-${days}-${kind}.pem`));
    const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`, "-days", String(days)];
    const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    execFileSync("openssl", [...made, "-keyout", key ?? "", "-out", cert ?? "", ...subject], {
      stdio: "pipe",
    });
    const ca = readFileSync(cert ?? "", "utf8");
    const server = createServer({ key: readFileSync(key ?? ""), cert: ca }, (socket) => socket.end());
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    return { ca, url: `https://localhost:${(server.address() as AddressInfo).port}` };
  }

  test("passes when it is trusted, has the right name and is valid for two more weeks", async () => {
    const { url, ca } = await serve("localhost", 60);
    const found = await probeCertificate(url, ca);
    expect(found).toEqual({ works: true, detail: "The certificate of localhost is good for 59 more days." });
  });

  test.each([
    ["is nearly over", "localhost", 5, true, "good for 4 more days"],
    ["is of another name", "elsewhere.example", 60, true, "ERR_TLS_CERT_ALTNAME_INVALID"],
    ["is trusted by nobody", "localhost", 60, false, "Browsers refuse the certificate"],
  ] as const)("is reported when it %s", async (_title, name, days, trusted, sentence) => {
    const { url, ca } = await serve(name, days);
    const found = await probeCertificate(url, trusted ? ca : undefined);
    expect(found).toMatchObject({ works: false, detail: expect.stringContaining(sentence) });
  });

  test("is reported when the port does not respond", async () => {
    expect(await probeCertificate("https://localhost:1")).toMatchObject({ works: false });
  });
});
