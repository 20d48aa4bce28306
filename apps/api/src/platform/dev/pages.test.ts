import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createDevMail, createDevSms, createDevWhatsApp } from "../adapters/dev-mailbox.ts";
import type { Area } from "../area.ts";
import { withPayload } from "../jobs/job.ts";
import { enqueue } from "../jobs/outbox.ts";
import { payloads } from "../jobs/payloads.ts";

const echo: Area = {
  name: "echo",
  routes: () => undefined,
  jobs: [
    {
      name: "whatsapp_text",
      run: withPayload(payloads.whatsapp_text, (deps, { from, text }) =>
        deps.tx((tx) => enqueue(app.deps, tx, { kind: "whatsapp", to: from, text: `You wrote: ${text}` })),
      ),
    },
  ],
};
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([echo], {
    ports: ({ db, now, config }) => ({
      mail: createDevMail(db, config.mail.from, now),
      whatsapp: createDevWhatsApp(db, config.whatsapp.number, now),
      sms: createDevSms(db, now),
    }),
  });
});
afterAll(() => app.close());

const messagesTo = async (to: string) =>
  (await app.fastify.inject({ url: "/dev/messages", query: { to } })).json();

describe("the built-in phones and mailboxes", () => {
  test("are read by this machine's names and by numbers, not by a name that somebody else has turned to it", async () => {
    const statusFor = async (host: string, url = "/dev/messages") =>
      (await app.fastify.inject({ url, headers: { host } })).statusCode;
    for (const host of ["localhost:3000", "127.0.0.1", "192.168.1.7:3000", "[::1]:3000", "sanjog.test"])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
    for (const url of [
      "/dev",
      "/dev?to=x",
      "/dev/messages",
      "/%64ev",
      "/%64ev/messages",
      "/d%65v%2fmessages",
    ])
      expect([url, await statusFor("evil.example", url)]).not.toEqual([url, 200]);
    expect(await statusFor("evil.example")).toBe(421);
  });

  test("a phone writes through the real webhook and reads the answer", async () => {
    const payload = { from: "+91 98765 43210", text: "<b>ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ</b>" };
    expect((await app.fastify.inject({ method: "POST", url: "/dev/whatsapp", payload })).statusCode).toBe(
      200,
    );
    await app.runJobs();
    const [answer, own] = await messagesTo("+919876543210");
    expect(answer).toEqual({
      channel: "whatsapp",
      to: "+919876543210",
      subject: null,
      text: "You wrote: <b>ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ</b>",
      at: app.clock.now().toISOString(),
    });
    expect(own.text).toBe(payload.text);
    const page = await app.fastify.inject({ url: "/dev", query: { to: "+919876543210" } });
    expect(page.body).toContain("You wrote: &lt;b&gt;ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ&lt;/b&gt;");
  });

  test("a mail stands in the box of its address", async () => {
    await app.deps.tx((tx) =>
      enqueue(app.deps, tx, { kind: "mail", to: "Asha@example.com", subject: "Welcome", text: "123456" }),
    );
    await app.runJobs();
    expect(await messagesTo("asha@EXAMPLE.com")).toMatchObject([
      { channel: "mail", subject: "Welcome", text: "123456" },
    ]);
  });

  test("an SMS stands on its phone, and says once that it is one", async () => {
    const to = "+919876500001";
    const sms = { id: "1", to, text: "123456 is your code.", template: "code", language: "en" } as const;
    await app.deps.tx((tx) => enqueue(app.deps, tx, { kind: "sms", ...sms }));
    await app.runJobs();
    expect(await messagesTo(to)).toMatchObject([{ channel: "sms", to, text: sms.text }]);
    const page = await app.fastify.inject({ url: "/dev", query: { to } });
    const meta = /<article class="sms[^>]*>\s*<p class="meta">(.*?)<time/s.exec(page.body)?.[1] ?? "";
    expect(
      meta
        .replace(/<[^>]+>/g, " ")
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(["SMS", "→", to]);
  });

  test("a link of WhatsApp opens the page with the text written", async () => {
    const answer = await app.fastify.inject({
      url: "/dev/wa/911140001234?text=My%20key%20is%20x&from=%2B919876543210",
    });
    const page = await app.fastify.inject({ url: String(answer.headers.location).replace("#phone", "") });
    expect(page.body).toContain('rows="7" required>My key is x</textarea>');
    expect(page.body).toContain('value="+919876543210"');
  });

  test("are not there beside real drivers", async () => {
    const env = { MAIL_DRIVER: "smtp", SMTP_URL: "smtp://127.0.0.1:1", WHATSAPP_DRIVER: "cloud" };
    const meta = {
      WHATSAPP_TOKEN: "t",
      WHATSAPP_PHONE_NUMBER_ID: "1",
      WHATSAPP_APP_SECRET: "s",
      WHATSAPP_VERIFY_TOKEN: "v",
    };
    const real = await createTestApp([], { env: { ...env, ...meta } });
    expect(
      (await real.fastify.inject({ method: "POST", url: "/dev/whatsapp", payload: {} })).statusCode,
    ).toBe(404);
    expect((await real.fastify.inject({ url: "/dev/messages" })).headers["content-type"]).not.toContain(
      "json",
    );
    await real.close();
  });
});
