import { cleanText } from "../text.ts";

/** One way of writing a message: blanks are one space; keyboards add marks at the end of a sentence. */
export function plainMessage(text: string): string {
  return cleanText(text).normalize("NFC").replace(/\s+/g, " ").trim();
}

/** The session key with which a message ends: 256 bits as base64url. */
export function keyIn(text: string): string | null {
  return /(?:^|[^\w-])([\w-]{43})[^\w-]*$/.exec(text)?.[1] ?? null;
}
