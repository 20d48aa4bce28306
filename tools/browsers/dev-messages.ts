import type { Visitor } from "./visitor.ts";
import { sleep } from "./web-driver.ts";

const limit_ms = 15_000;

/** Returns the newest six-digit code for an address from the mailbox of the development server. */
export async function codeFor({ origin }: Visitor, to: string): Promise<string> {
  const ends = Date.now() + limit_ms;
  while (Date.now() < ends) {
    const answer = await fetch(`${origin}/dev/messages?to=${encodeURIComponent(to)}`);
    for (const { text } of (await answer.json()) as { text: string }[]) {
      const [code] = /\b\d{6}\b/.exec(text) ?? [];
      if (code) return code;
    }
    await sleep(200);
  }
  throw new Error("no mail with a code has come");
}

/** Sends the text of a WhatsApp link from this number, as if its owner had pressed Send. */
export async function sendWritten({ origin }: Visitor, link: string, from: string): Promise<void> {
  const text = new URL(link).searchParams.get("text");
  const answer = await fetch(`${origin}/dev/whatsapp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ from, text }),
  });
  if (!answer.ok) throw new Error(`the WhatsApp message was not taken: ${answer.status}`);
}
