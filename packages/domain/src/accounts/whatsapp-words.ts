import { cleanText } from "../text.ts";

/** What members write to the service's number in a word or two, in any script that they use. */
const words = {
  reset: [
    "reset",
    "reset password",
    "password reset",
    "ਰੀਸੈੱਟ",
    "ਰੀਸੈਟ",
    "ਪਾਸਵਰਡ ਬਦਲੋ",
    "ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ",
    "ਨਵਾਂ ਪਾਸਵਰਡ",
  ],
  not_me: ["not me", "notme", "it was not me", "ਮੈਂ ਨਹੀਂ", "ਮੈ ਨਹੀਂ", "ਇਹ ਮੈਂ ਨਹੀਂ"],
} as const;

export type WhatsAppWord = keyof typeof words;

/** One way of writing a message: blanks are one space; keyboards add marks at the end of a sentence. */
export function plainMessage(text: string): string {
  return cleanText(text).normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Which of the short words a message is; null when it is none, or more than that. */
export function whatsAppWord(text: string): WhatsAppWord | null {
  const plain = plainMessage(text)
    .toLowerCase()
    .replace(/["'“”‘’.!।॥?]+/g, "")
    .trim()
    .normalize("NFC");
  const found = Object.entries(words).find(([, written]) =>
    written.some((word) => word.normalize("NFC") === plain),
  );
  return (found?.[0] as WhatsAppWord | undefined) ?? null;
}

/** The session key with which a message ends: 256 bits as base64url. */
export function keyIn(text: string): string | null {
  return /(?:^|[^\w-])([\w-]{43})[^\w-]*$/.exec(text)?.[1] ?? null;
}
