import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyBaseLogger } from "fastify";

/** A mail to send. Both bodies have the same content. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

export type MailPort = {
  /** Sends one mail. Throws if the mail server did not accept it; the queue then retries. */
  send(mail: Mail): Promise<void>;
  /** Connects and logs in without sending anything. Throws as `send` does. */
  verify(): Promise<void>;
};

/**
 * A WhatsApp message to one number. Meta allows free text within a day of the member's last message;
 * anything else must be a template that Meta has approved, and `text` is then its rendered text.
 */
export type WhatsAppMessage = {
  to: string;
  text: string;
  template?: {
    name: string;
    language: string;
    parameters: readonly string[];
    /** Whether the template has Meta's button that copies a code, which is the first parameter. */
    copies_code?: true;
  };
};

export type WhatsAppPort = {
  /**
   * Sends one message. Returns the id by which Meta later reports whether it arrived; null if there will be no report. Throws if
   * Meta did not accept it; the queue then retries.
   */
  send(message: WhatsAppMessage): Promise<{ message_id: string | null }>;
  /** Requests the service's own number without sending a message. Throws if that fails. */
  verify(): Promise<void>;
};

/** The texts that are sent by SMS. Indian operators deliver only texts that were registered under a template's id. */
export const smsTemplates = ["code", "confirmed", "address_added", "case_waits"] as const;
export type SmsTemplate = (typeof smsTemplates)[number];

/** An SMS to one number. `id` is our own reference, which a gateway may return in its delivery report. */
export type SmsMessage = {
  id: string;
  to: string;
  text: string;
  template: SmsTemplate;
  language: Locale;
};

export type SmsPort = {
  /**
   * Hands one message to the gateway. Returns the id that its delivery report will have (null if there is none), and `refused`
   * if the gateway will never take this message. Throws if the gateway is unavailable; the queue then retries.
   */
  send(message: SmsMessage): Promise<{ outcome: "sent" | "refused"; report_id: string | null }>;
  /** Connects to the gateway without sending a message. Throws if that fails. */
  verify(): Promise<void>;
};

/** A browser's endpoint at its vendor's push service, with the browser's keys for encryption. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

export type PushPort = {
  /** The public key with which a browser subscribes; null if push is not configured. */
  publicKey: string | null;
  /** Returns whether the URL belongs to an allowed push service. */
  allows(endpoint: string): boolean;
  /**
   * Sends one message. Returns `gone` if the browser has unsubscribed and `refused` if the service will never accept this
   * message. Throws if the service is unavailable or limits our requests; the queue then retries.
   */
  send(address: PushAddress, payload: string, ttl_seconds: number): Promise<"sent" | "gone" | "refused">;
};

/** The picture store rejected a request, or several attempts failed; `code` is the status or the kind of failure. */
export class PhotoStoreError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The picture store answered ${code}`);
    this.name = "PhotoStoreError";
    this.code = code;
  }
}

/** The store of pictures, under keys that nobody can guess. */
export type PhotoStore = {
  /** Resolves once the bytes are stored durably. A key is never written twice. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes, or null if the key does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Succeeds also if the key does not exist. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Lists all objects in no order, including unfinished files of a killed process. */
  list(): AsyncIterable<StoredFile>;
  /** The id by which a database recognizes its store; null if none was written. */
  readId(): Promise<string | null>;
  writeId(id: string): Promise<void>;
  /** Objects that cleaning has moved here: `get` and `list` do not return them, and they can be restored. */
  trash: {
    add(key: string): Promise<void>;
    bringBack(key: string): Promise<void>;
    /** Lists the objects with the time at which each was added. */
    list(): AsyncIterable<StoredFile>;
    delete(key: string): Promise<void>;
  };
};

export type StoredFile = { key: string; written_at: Date };

/** The time of a member's erasure and a keyed hash of the member's id. */
export type Erasure = { member_hash: Buffer; erased_at: Date };

/** A ledger outside the database, so that a restored backup can erase the same members again. */
export type ErasureLedger = {
  /** Resolves once the entries are on disk. Skips entries that it already has. */
  add(erasures: readonly Erasure[]): Promise<void>;
};

export type Phones = {
  /** Returns the number in E.164 format, or null if it is not valid. */
  parse(text: string): string | null;
  /** Returns the ISO 3166 code of a valid number's country; null for a number of no country, such as a satellite's. */
  countryOf(e164: string): string | null;
  /** Returns the number as people read it: "+91 98765 43210". */
  format(e164: string): string;
};

export type Passwords = {
  /** A PHC string: algorithm, parameters, salt and hash in one. */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with a wrong password, so that the duration does not reveal whether an account exists. */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** Returns whether the hash uses weaker parameters than the current ones. */
  needsRehash(phc: string): boolean;
  /** Returns whether attackers would try the password early; `context` are words that an attacker knows about the member. */
  isCommon(password: string, context?: readonly string[]): Promise<boolean>;
};

export type Random = {
  bytes(count: number): Buffer;
  /** Six digits, leading zeros included. */
  code6(): string;
  /** An id of 128 bits for use outside the app. */
  id(): string;
  /** A secret token of 256 bits. */
  token(): string;
};

export type Limiter = {
  /** Counts one attempt in a window that starts with the first one. Returns the seconds to wait after too many attempts. */
  take(
    key: string,
    points: number,
    seconds: number,
    /** As how many attempts it counts; one by default. */
    weight?: number,
  ): Promise<{ ok: true } | { ok: false; wait_seconds: number }>;
  /** Resets the count of this window, for example after a success. */
  clear(key: string, points: number, seconds: number): Promise<void>;
};

export type Log = FastifyBaseLogger;
