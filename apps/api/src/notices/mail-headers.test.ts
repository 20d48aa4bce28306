import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sendRequest } from "@sanjog/contract/connections";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { connectionsArea } from "../connections/routes.ts";
import { createSmtpMail, type SmtpMail } from "../platform/adapters/smtp-mail.ts";
import { noticesArea } from "./routes.ts";

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
  app = await createTestApp([noticesArea, connectionsArea], { ports: () => ({ mail }) });
});
afterAll(async () => {
  await app.close();
  mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
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
