import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { connectionsArea } from "../connections/routes.ts";
import { createSmtpMail, type SmtpMail } from "../platform/adapters/smtp-mail.ts";
import { notificationsArea } from "./routes.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: async (stream, _session, done) => {
    received.push(await text(stream));
    done();
  },
});
let mail: SmtpMail;
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  mail = createSmtpMail(`smtp://127.0.0.1:${port}`, "Sanjog <no-reply@sanjog.test>");
  app = await createTestApp([notificationsArea, connectionsArea], { ports: () => ({ mail }) });
});
afterAll(async () => {
  await app.close();
  mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(() => {
  received.length = 0;
});

test("mail headers contain the complete unsubscribe URL for one-click unsubscription", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir", { member: { locale: "pb" } });
  await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
  await app.runJobs();
  expect(received).toHaveLength(1);
  const { headers, subject, to } = await PostalMime.parse(received[0] ?? "");
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  expect(to?.map(({ address }) => address)).toEqual([balbir.email]);
  expect(subject).not.toMatch(/Asha|ਆਸ਼ਾ/);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = /^<https:\/\/sanjog\.test(\S+)>$/.exec(header("list-unsubscribe"))?.[1] ?? "";
  const boundary =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const pressed = await app.fastify.inject({
    method: "POST",
    url,
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: boundary,
  });
  expect(pressed.statusCode).toBe(200);
  const muted = await app.deps.db.selectFrom("muted_mails").select(["member_id", "kind"]).execute();
  expect(muted).toEqual([{ member_id: balbir.id, kind: "request_received" }]);
});

test("A mail about a yes greets the recipient by first name and names nobody else, in both bodies", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir", { member: { locale: "pb" } });
  const { data } = await as(app, balbir).call(sendRequest, { body: { receiver_id: asha.id } });
  await app.runJobs();
  received.length = 0;
  await as(app, asha).call(respondToRequest, { params: { id: data.id }, body: { status: "accepted" } });
  await app.runJobs();
  const mail = await PostalMime.parse(received[0] ?? "");
  expect(mail.subject).toBe("ਖ਼ੁਸ਼ਖ਼ਬਰੀ: ਇੱਕ ਪਰਿਵਾਰ ਨੇ ਹਾਂ ਕਰ ਦਿੱਤੀ ਹੈ");
  for (const body of [mail.text ?? "", mail.html ?? ""]) {
    expect(body).toContain("ਸਤਿਕਾਰਯੋਗ Balbir ਜੀ,");
    expect(body).toContain("ਦੇਖੋ, ਕਿਸ ਨੇ ਹਾਂ ਕੀਤੀ");
    expect(body).toContain("ਵਟਸਐਪ ’ਤੇ ਛੋਟਾ ਜਿਹਾ ਸੁਨੇਹਾ ਲਿਖੋ");
    expect(body).not.toMatch(/Asha|ਆਸ਼ਾ/);
    expect(body).not.toContain(asha.id);
  }
});

test("A mail carries its pictures, loads nothing from elsewhere, and keeps its colours in dark mode", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir");
  await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
  await app.runJobs();
  const { html = "", attachments, subject } = await PostalMime.parse(received[0] ?? "");
  expect(subject).toBe("You have a new notification");
  const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(["cid:edge@pictures", "cid:flower@pictures"]);
  expect(attachments.map(({ contentId }) => contentId).sort()).toEqual([
    "<edge@pictures>",
    "<flower@pictures>",
  ]);
  expect([...html.matchAll(/<img [^>]*>/g)].every(([image]) => image.includes('alt=""'))).toBe(true);
  expect(html).toContain('content="light only"');
  expect(html.match(/<a [^>]*display:block/g)).toHaveLength(1);
});

test("The mail of a profile that a relative keeps greets the family", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir", { member: { profile_for: "son" } });
  await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
  await app.runJobs();
  expect((await PostalMime.parse(received[0] ?? "")).text).toContain("Dear family of Balbir,");
});
