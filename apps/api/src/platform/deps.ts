import type pg from "pg";
import type { Config } from "./config/config.ts";
import type { FieldCipher } from "./crypto/field-cipher.ts";
import type { Db, RunInTransaction, Tx } from "./database/open.ts";
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
  WhatsAppPort,
} from "./ports.ts";

export type AfterProfileChange = (tx: Tx, member_id: string) => Promise<void>;

/** What every area may use. An area that needs more names it in its `deps.ts`. */
export type AreaDeps = {
  config: Config;
  /** For reads, and for writes of a single statement. */
  db: Db;
  /** For writes that belong together; inside, only the `tx` it passes may be used. */
  tx: RunInTransaction;
  /** The server's clock, which every rule about time uses. */
  now(): Date;
  /** The database's clock, for what several server processes must judge alike. Inside a transaction, give its `tx`. */
  dbNow(db: Db): Promise<Date>;
  random: Random;
  /** Encrypts and decrypts the encrypted columns of a row. */
  fields: FieldCipher;
  limiter: Limiter;
  /** Notifies open pages of news. */
  live: Live;
  /**
   * Who follows a change of what a member tells, shows or wishes; filled by the areas when the app is made.
   * Commands call them by `profileChanged`, inside the transaction of the change.
   */
  afterProfileChange: AfterProfileChange[];
  log: Log;
};

/** Everything that a process opens: for the platform, the jobs and the entry points. */
export type PlatformDeps = AreaDeps & {
  passwords: Passwords;
  phones: Phones;
  photos: PhotoStore;
  erasures: ErasureLedger;
  /** Called by the outbox only; commands `enqueue`. */
  mail: MailPort;
  whatsapp: WhatsAppPort;
  push: PushPort;
  /** For the outbox's own SQL. */
  pool: pg.Pool;
  metrics: Metrics;
};
