import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConfig } from "../../../test/support/test-app.ts";
import { createCloudWhatsApp } from "./cloud-whatsapp.ts";
import { createDiskPhotos } from "./disk-photos.ts";
import { createSmtpMail, type SmtpMail } from "./smtp-mail.ts";

describe("mail through a real mail server", () => {
  const received: { recipients: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      username === "sanjog" && password === "word" ? done(null, { user: username }) : done(new Error("no")),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith("unknown")
        ? done(Object.assign(new Error("no such box"), { responseCode: 550 }))
        : done(),
    onData: async (stream, session, done) => {
      received.push({
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw: await text(stream),
      });
      done();
    },
  });
  let mail: SmtpMail;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    // The server's certificate is self-signed.
    mail = createSmtpMail(
      `smtp://sanjog:word@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
      "ਸੰਜੋਗ <no-reply@sanjog.test>",
    );
  });
  afterAll(async () => {
    mail.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test("arrives with Gurmukhi whole", async () => {
    await mail.send({
      to: "asha@example.com",
      subject: "ਤੁਹਾਡਾ ਕੋਡ",
      text: "ਕੋਡ: 012345",
      html: "<p>ਕੋਡ: 012345</p>",
    });
    const parsed = await PostalMime.parse(received[0]?.raw ?? "");
    expect(received[0]?.recipients).toEqual(["asha@example.com"]);
    expect(parsed.from).toMatchObject({ name: "ਸੰਜੋਗ", address: "no-reply@sanjog.test" });
    expect([parsed.subject, parsed.text?.trim(), parsed.html?.trim()]).toEqual([
      "ਤੁਹਾਡਾ ਕੋਡ",
      "ਕੋਡ: 012345",
      "<p>ਕੋਡ: 012345</p>",
    ]);
  });

  test("X7: goes to nobody else, whatever a name holds", async () => {
    await mail.send({ to: "asha@example.com", subject: "Hello\r\nBcc: thief@example.com", text: "x" });
    expect(received.at(-1)?.recipients).toEqual(["asha@example.com"]);
    expect((await PostalMime.parse(received.at(-1)?.raw ?? "")).bcc).toBeUndefined();
  });

  test("says so when it was not taken", async () => {
    const refused = mail.send({ to: "unknown@example.com", subject: "x", text: "x" });
    await expect(refused).rejects.toMatchObject({
      code: "EENVELOPE",
      responseCode: 550,
      host: expect.stringContaining("127.0.0.1:"),
    });
    await expect(refused).rejects.not.toThrow("unknown@example.com");
  });

  test("can be tried without sending, and a failure tells the host and what to look at", async () => {
    const sent = received.length;
    await mail.verify();
    expect(received).toHaveLength(sent);
    const { port } = server.server.address() as AddressInfo;
    const failures = [
      [`smtp://sanjog:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`, "EAUTH", "refuses the login"],
      ["smtp://127.0.0.1:1", "ECONNREFUSED", "Nothing listens there"],
      [`smtp://sanjog:word@127.0.0.1:${port}?requireTLS=true`, "ESOCKET", "certificate"],
    ] as const;
    for (const [url, code, hint] of failures) {
      const other = createSmtpMail(url, "no-reply@sanjog.test");
      const failed = {
        code,
        host: expect.stringContaining("127.0.0.1:"),
        hint: expect.stringContaining(hint),
      };
      await expect(other.verify(), url).rejects.toMatchObject(failed);
      other.close();
    }
  });
});

describe("messages through the Cloud API", () => {
  const seen: { headers: IncomingMessage["headers"]; url: string | undefined; body: unknown }[] = [];
  let answer: [number, object] = [200, { messages: [{ id: "wamid.1" }] }];
  let server: Server;
  let apiUrl: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const sent = await text(request);
      seen.push({ headers: request.headers, url: request.url, body: sent && JSON.parse(sent) });
      response.writeHead(answer[0], { "content-type": "application/json" }).end(JSON.stringify(answer[1]));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const whatsapp = () =>
    createCloudWhatsApp({ ...testConfig().whatsapp, apiUrl, token: "t0ken", phoneNumberId: "42" });

  test("a text and a template go as Meta wants them", async () => {
    await whatsapp().send({ to: "+919876543210", text: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ" });
    const parameters = ["012345"] as const;
    const template = { name: "one_time_code", language: "pa", parameters, copies_code: true as const };
    await whatsapp().send({ to: "+919876543210", text: "012345", template });
    expect(seen[0]).toMatchObject({ url: "/v24.0/42/messages", headers: { authorization: "Bearer t0ken" } });
    expect(seen[0]?.body).toMatchObject({ to: "919876543210", type: "text", text: { body: "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ" } });
    expect(seen[1]?.body).toMatchObject({
      type: "template",
      template: {
        language: { code: "pa" },
        components: [
          { type: "body", parameters: [{ text: "012345" }] },
          { type: "button", sub_type: "url", index: "0", parameters: [{ text: "012345" }] },
        ],
      },
    });
  });

  test("a refusal tells Meta's number for it and no phone number", async () => {
    answer = [400, { error: { code: 131026, message: "919876543210 is not on WhatsApp" } }];
    const refused = whatsapp().send({ to: "+919876543210", text: "x" });
    await expect(refused).rejects.toMatchObject({
      code: "131026",
      message: "WhatsApp answered 400, code 131026",
    });
  });
});

describe("messages through the Cloud API", () => {
  let answer: [number, object] = [200, {}];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(answer[0], { "content-type": "application/json" }).end(JSON.stringify(answer[1]));
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const verify = () => {
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`;
    const ours = { apiUrl, token: "t0ken", phoneNumberId: "42", number: "+911140005678" };
    return createCloudWhatsApp({ ...testConfig().whatsapp, ...ours }).verify();
  };

  test("can be tried by asking for the service's own number", async () => {
    answer = [200, { display_phone_number: "+91 11 4000 5678" }];
    await verify();
    expect(asked).toEqual(["GET /v24.0/42?fields=display_phone_number Bearer t0ken"]);
  });

  test.each([
    ["a token that has expired", 401, { error: { code: 190 } }, "190", "make another one"],
    [
      "an id of another number",
      200,
      { display_phone_number: "+91 22 1" },
      "another_number",
      "another number",
    ],
    ["an unknown reason", 400, { error: { code: 1 } }, "1", "Meta lists the codes"],
  ])("tell what to do about %s", async (_title, status, body, code, hint) => {
    answer = [status, body];
    await expect(verify()).rejects.toMatchObject({ code, hint: expect.stringContaining(hint) });
  });
});

describe("pictures on the disk", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-photos-"));
  const photos = createDiskPhotos(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("are kept whole, given back and removed", async () => {
    const key = "Abcdefghijklmnop_-1234.webp";
    await photos.put(key, Buffer.from("picture"));
    expect([await photos.exists(key), (await photos.get(key))?.toString()]).toEqual([true, "picture"]);
    expect(readdirSync(path.join(folder, "Ab"))).toEqual([key]);
    await photos.delete(key);
    await photos.delete(key);
    expect([await photos.exists(key), await photos.get(key)]).toEqual([false, null]);
  });

  test.each(["../../etc/passwd-and-more", "a/b/c/d/e/f/g/h/i/j", "short", ""])(
    "no key climbs out: %s",
    async (key) => {
      await expect(photos.put(key, Buffer.from("x"))).rejects.toThrow("not a picture key");
      await expect(photos.get(key)).rejects.toThrow("not a picture key");
    },
  );
});
