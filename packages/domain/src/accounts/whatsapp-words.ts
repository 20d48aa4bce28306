import { cleanText } from "../text.ts";

/** Returns a message in a normal form: single spaces, and no punctuation that keyboards add at the end. */
export function plainMessage(text: string): string {
  return cleanText(text).normalize("NFC").replace(/\s+/g, " ").trim();
}

/** The session key at the end of a message: 256 bits as base64url. */
export function keyIn(text: string): string | null {
  return /(?:^|[^\w-])([\w-]{43})[^\w-]*$/.exec(text)?.[1] ?? null;
}
