import { type APIRequestContext, expect } from "@playwright/test";

type Message = { channel: "mail" | "whatsapp"; subject: string | null; text: string };

/** Returns the built-in mailbox's messages for an address or number, newest first. */
export async function messagesTo(api: APIRequestContext, to: string): Promise<Message[]> {
  const answer = await api.get("/dev/messages", { params: { to } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The newest code in a mailbox; mail may take a moment. */
export async function codeFor(api: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = (await messagesTo(api, to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code ?? "";
}

/** Sends the text of a WhatsApp link from this number, as if its owner had pressed Send. */
export async function sendWritten(api: APIRequestContext, link: string, from: string): Promise<void> {
  const text = new URL(link).searchParams.get("text");
  expect(text).toBeTruthy();
  const answer = await api.post("/dev/whatsapp", { data: { from, text } });
  expect(answer.status()).toBe(200);
}
