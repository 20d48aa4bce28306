import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSmsGateway } from "../../../test/support/sms-gateway.ts";
import { testConfig } from "../../../test/support/test-app.ts";
import { createHttpSms } from "./http-sms.ts";

let gateway: Awaited<ReturnType<typeof openSmsGateway>>;
beforeAll(async () => {
  gateway = await openSmsGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer(200, JSON.stringify({ messages: [{ id: "g-1" }] }));
});

const message = {
  id: "our-1",
  to: "+919812345678",
  text: '123456 ਤੁਹਾਡਾ ਕੋਡ ਹੈ & "ਨਾ ਦੱਸੋ"',
  template: "code",
  language: "pb",
} as const;
const sms = (env: Record<string, string>) =>
  createHttpSms(testConfig({ SMS_DRIVER: "http", SMS_URL: `${gateway.url}/send`, ...env }).sms);

describe("the generic SMS adapter", () => {
  test("sends JSON with objects and lists, and reads the report's id from the answer", async () => {
    const port = sms({
      SMS_HEADERS: "Authorization: Bearer key:1 | X-Sender: Sanjog",
      SMS_BODY: "from=Sanjog&to.0={digits}&message.text={text}",
      SMS_ANSWER_ID: "messages.0.id",
    });
    expect(await port.send(message)).toEqual({ outcome: "sent", report_id: "g-1" });
    const [request] = gateway.requests;
    expect(request).toMatchObject({
      method: "POST",
      url: "/send",
      headers: {
        authorization: "Bearer key:1",
        "x-sender": "Sanjog",
        "content-type": "application/json",
      },
    });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      from: "Sanjog",
      to: ["919812345678"],
      message: { text: message.text },
    });
  });

  test("sends a form with the id of the registered text in the message's language", async () => {
    const texts = ["code", "confirmed", "address_added", "case_waits"];
    const ids = texts.flatMap((name, i) => [`${name}.en=${100 + i}`, `${name}.pa=${200 + i}`]).join(", ");
    const port = sms({
      SMS_FORMAT: "form",
      SMS_BODY: "To={to}&Body={text}&DltTemplateId={template}&Ref={id}",
      SMS_TEMPLATES: ids,
    });
    expect(await port.send(message)).toEqual({ outcome: "sent", report_id: "our-1" });
    const body = Object.fromEntries(new URLSearchParams(gateway.requests[0]?.body));
    expect(body).toEqual({ To: message.to, Body: message.text, DltTemplateId: "200", Ref: "our-1" });
  });

  test("asks by GET where there is no body, with every value encoded", async () => {
    const port = sms({ SMS_URL: `${gateway.url}/send?key=k&to={to}&msg={text}` });
    await port.send({ ...message, text: "a&b=c#d {id}" });
    const { method, url } = gateway.requests[0] ?? { method: "", url: "" };
    expect([method, url]).toEqual(["GET", "/send?key=k&to=%2B919812345678&msg=a%26b%3Dc%23d%20%7Bid%7D"]);
  });

  test.each([
    [400, "refused"],
    [422, "refused"],
  ])("does not try again what the gateway refuses with %i", async (status, outcome) => {
    gateway.answer(status);
    const port = sms({ SMS_BODY: "to={to}&text={text}" });
    expect(await port.send(message)).toEqual({ outcome, report_id: null });
  });

  test.each([401, 402, 429, 500, 503])(
    "throws for %i with host and hint, without keys, number or text",
    async (status) => {
      gateway.answer(status, JSON.stringify({ error: `no credit for ${message.to}` }));
      const port = sms({ SMS_URL: `${gateway.url}/secret-key`, SMS_BODY: "to={to}&text={text}" });
      const error = await port.send(message).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        name: "SmsError",
        code: String(status),
        host: new URL(gateway.url).host,
      });
      const { stack, ...rest } = error as Error;
      for (const secret of ["secret-key", message.to, "123456"])
        expect(JSON.stringify([rest, stack, (error as Error).message])).not.toContain(secret);
    },
  );

  test("a message that was taken is not sent again because its answer cannot be read", async () => {
    gateway.answer(200, "<html>");
    const port = sms({ SMS_BODY: "to={to}&text={text}", SMS_ANSWER_ID: "id" });
    expect(await port.send(message)).toEqual({ outcome: "sent", report_id: null });
  });

  test("is tested without sending a message", async () => {
    const port = sms({ SMS_BODY: "to={to}&text={text}" });
    gateway.answer(404);
    await port.verify();
    gateway.answer(502);
    await expect(port.verify()).rejects.toMatchObject({ code: "502" });
    expect(gateway.requests).toEqual([]);
  });
});
