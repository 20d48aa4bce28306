import type pg from "pg";
import type { Config } from "./config/config.ts";
import type { FieldCipher } from "./crypto/field-cipher.ts";
import type { Db, RunInTransaction, Tx } from "./database/open.ts";
import type { Replicas } from "./database/replicas.ts";
import type { Live } from "./live/live.ts";
import type { Metrics } from "./observability/metrics/metrics.ts";
import type {
  ErasureLedger,
  Limiter,
  Log,
  MailPort,
  Passwords,
  Phones,
  PhotoStore,
  PushPort,
  Random,
  SmsPort,
  WhatsAppPort,
} from "./ports.ts";
import type { ProcessMemory } from "./process-memory.ts";

export type AfterProfileChange = (tx: Tx, member_id: string, now: Date) => Promise<void>;

/** The dependencies of every area. An area declares further ones in its `deps.ts`. */
export type AreaDeps = {
  config: Config;
  /** For reads, and for writes of a single statement. */
  db: Db;
  /** Runs the searches for suggestions, on a replica where there is one. */
  replicas: Replicas;
  /** Runs several writes in one transaction. The callback must use only the `tx` that it receives. */
  tx: RunInTransaction;
  /** The server's clock, which every rule about time uses. */
  now(): Date;
  /** The database's clock, for decisions that several server processes must make alike. Pass the `tx` inside a transaction. */
  dbNow(db: Db): Promise<Date>;
  random: Random;
  /** Encrypts and decrypts the encrypted columns of a row. */
  fields: FieldCipher;
  limiter: Limiter;
  memory: ProcessMemory;
  /** Notifies open pages of changes. */
  live: Live;
  /**
   * The listeners for changes of a member's profile, visibility or preferences, which the areas register at start.
   * Commands call them through `profileChanged`, within the transaction of the change.
   */
  afterProfileChange: AfterProfileChange[];
  log: Log;
};

/** All dependencies of a process, for the platform, the jobs and the entry points. */
export type PlatformDeps = AreaDeps & {
  passwords: Passwords;
  phones: Phones;
  photos: PhotoStore;
  erasures: ErasureLedger;
  /** Called only by jobs; commands use `enqueue`. */
  mail: MailPort;
  whatsapp: WhatsAppPort;
  sms: SmsPort;
  push: PushPort;
  /** For the job queue's own SQL. */
  pool: pg.Pool;
  metrics: Metrics;
};
