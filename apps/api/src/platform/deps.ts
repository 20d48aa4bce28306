import type pg from "pg";
import type { Config } from "./config.ts";
import type { Db, RunInTransaction, Tx } from "./database/open.ts";
import type { FieldCipher } from "./field-cipher.ts";
import type { Live } from "./live/live.ts";
import type { Metrics } from "./metrics/metrics.ts";
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

/** Everything that an area may reach for outside its own rules. Chance and time come in here too. */
export type Deps = {
  config: Config;
  /** For reads, and for writes of a single statement. */
  db: Db;
  /** For everything that belongs together; inside, only the `tx` it passes may be used. */
  tx: RunInTransaction;
  /** The house's clock: every rule about time asks it. */
  now(): Date;
  /** The database's clock, for what several server processes must judge alike. Inside a transaction, give its `tx`. */
  dbNow(db: Db): Promise<Date>;
  random: Random;
  /** Seals what is kept sealed; at the edge of every row, and nowhere else. */
  fields: FieldCipher;
  passwords: Passwords;
  phones: Phones;
  photos: PhotoStore;
  erasures: ErasureLedger;
  limiter: Limiter;
  /** Called by the outbox only; commands `enqueue`. */
  mail: MailPort;
  whatsapp: WhatsAppPort;
  push: PushPort;
  /** Tells open pages that something is new. */
  live: Live;
  /**
   * Who follows a change of what a member tells, shows or wishes; filled by the areas when the app is made.
   * Commands call them by `profileChanged`, inside the transaction of the change.
   */
  afterProfileChange: AfterProfileChange[];
  /** For the outbox's own SQL. */
  pool: pg.Pool;
  log: Log;
  metrics: Metrics;
};
