import type { FastifyBaseLogger } from "fastify";

/** A mail as it leaves; both bodies say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

export type MailPort = {
  /** Hands one mail over. Throws when it was not taken; the queue tries again. */
  send(mail: Mail): Promise<void>;
  /** Connects and logs in without sending anything. Throws as `send` does. */
  verify(): Promise<void>;
};

/**
 * A WhatsApp message to one number. Meta allows free text within a day of the member's last message;
 * anything else must be a template that Meta has approved, and `text` is then how it reads.
 */
export type WhatsAppMessage = {
  to: string;
  text: string;
  template?: {
    name: string;
    language: string;
    parameters: readonly string[];
    /** It has Meta's button that copies a code: the first of the parameters. */
    copies_code?: true;
  };
};

export type WhatsAppPort = {
  send(message: WhatsAppMessage): Promise<void>;
  /** Asks for the service's own number, without sending anything. Throws when it is not to be had. */
  verify(): Promise<void>;
};

/** A browser's address at its maker's push service, with the keys that only the browser can undo. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

export type PushPort = {
  /** What a browser subscribes with; null where push is not set up. */
  publicKey: string | null;
  /** Whether this is an address of a push service that we write to. */
  allows(endpoint: string): boolean;
  /**
   * Hands one message over; `gone` when the browser no longer takes any, `refused` when the service will never take
   * this one. Throws when it was away or had enough for now; the queue tries again.
   */
  send(address: PushAddress, payload: string, ttl_seconds: number): Promise<"sent" | "gone" | "refused">;
};

/** The picture store refused, or did not answer after several tries; `code` is the status or the kind of failure. */
export class PhotoStoreError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The picture store answered ${code}`);
    this.name = "PhotoStoreError";
    this.code = code;
  }
}

/** Where pictures are kept, by keys that nobody can guess. */
export type PhotoStore = {
  /** The bytes are safe when this returns; the same key is never written twice. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Buffer | null>;
  /** Also when there is none. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Everything that lies there, in no order; also what a process that was killed never finished. */
  list(): AsyncIterable<StoredFile>;
  /** The id by which a database knows its store; null where none was written. */
  readId(): Promise<string | null>;
  writeId(id: string): Promise<void>;
  /** What was swept: neither `get` nor `list` gives it any more, and it can be brought back. */
  trash: {
    add(key: string): Promise<void>;
    bringBack(key: string): Promise<void>;
    /** With the moment at which each was added. */
    list(): AsyncIterable<StoredFile>;
    delete(key: string): Promise<void>;
  };
};

export type StoredFile = { key: string; written_at: Date };

/** That a member was erased: when, and a hash of the id that only the holder of the app's key can tell. */
export type Erasure = { member_hash: Buffer; erased_at: Date };

/** Outlives the database: what it holds is forgotten again when an older copy of the database is put back. */
export type ErasureLedger = {
  /** On the disk when this returns; what it knows already is not added twice. */
  add(erasures: readonly Erasure[]): Promise<void>;
};

export type Phones = {
  /** The number in international form (E.164), or null when no such number can exist. */
  parse(text: string): string | null;
  /** For reading: "+91 98765 43210". */
  format(e164: string): string;
};

export type Passwords = {
  /** A PHC string: algorithm, parameters, salt and hash in one. */
  hash(password: string): Promise<string>;
  /** Takes as long for no hash at all as for a wrong password, so that time tells nothing. */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** Whether the hash was made with weaker parameters than today's. */
  needsRehash(phc: string): boolean;
  /** Whether it is among the passwords that are tried first; `context` are words an attacker knows. */
  isCommon(password: string, context?: readonly string[]): Promise<boolean>;
};

export type Random = {
  bytes(count: number): Buffer;
  /** Six digits, leading zeros included. */
  code6(): string;
  /** 128 bits: what names a thing outside the app. */
  id(): string;
  /** 256 bits: what opens an endpoint. */
  token(): string;
};

export type Limiter = {
  /** Counts one try in a window that begins with the first; returns the seconds to wait when there were too many. */
  take(
    key: string,
    points: number,
    seconds: number,
    /** As how many tries it counts; one unless said. */
    weight?: number,
  ): Promise<{ ok: true } | { ok: false; wait_seconds: number }>;
  /** Forgets the tries of this window, as after a success. */
  clear(key: string, points: number, seconds: number): Promise<void>;
};

export type Log = FastifyBaseLogger;
