import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { inject } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Area } from "../../src/platform/area.ts";
import { type Config, readConfig } from "../../src/platform/config/config.ts";
import { createFieldCipher } from "../../src/platform/crypto/field-cipher.ts";
import { createPasswords } from "../../src/platform/crypto/passwords.ts";
import { systemRandom } from "../../src/platform/crypto/random.ts";
import { no_replicas } from "../../src/platform/database/replicas.ts";
import type { PlatformDeps } from "../../src/platform/deps.ts";
import { createLimiter } from "../../src/platform/http/limiter.ts";
import { runJobsOnce } from "../../src/platform/jobs/runner.ts";
import { createLiveBetweenProcesses } from "../../src/platform/live/between-processes.ts";
import { createInProcessLive } from "../../src/platform/live/in-process.ts";
import { createLog } from "../../src/platform/observability/log.ts";
import { createMetrics } from "../../src/platform/observability/metrics/metrics.ts";
import { noteInterruption } from "../../src/platform/observability/note-interruption.ts";
import { guardPorts } from "../../src/platform/outside-effects.ts";
import { createProcessMemory } from "../../src/platform/process-memory.ts";
import { phones } from "../../src/platform/texts/phones.ts";
import { type Clock, createClock } from "./clock.ts";
import {
  createErasureLedgerStandIn,
  createMailStandIn,
  createPhotosStandIn,
  createPushStandIn,
  createSmsStandIn,
  createWhatsAppStandIn,
  type MailStandIn,
  type PhotosStandIn,
  type PushStandIn,
  type SmsStandIn,
  type WhatsAppStandIn,
} from "./stand-ins.ts";
import { copyTemplate } from "./template.ts";
import { openTestReplica } from "./test-replica.ts";

export type TestApp = {
  fastify: FastifyInstance;
  deps: PlatformDeps;
  /** The folder of the embedded database; null on a server. */
  dir: string | null;
  clock: Clock;
  mail: MailStandIn;
  whatsapp: WhatsAppStandIn;
  sms: SmsStandIn;
  photos: PhotosStandIn;
  push: PushStandIn;
  /** Processes the outbox. */
  runJobs(): Promise<void>;
  /** Resets all limits. */
  forgetLimits(): Promise<void>;
  /** In a run with a replica, holds the replica at what it knows now, until the app is closed. */
  holdReplica(): Promise<void>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  /** Settings that differ from the defaults, named as environment variables. */
  env?: Record<string, string>;
  /** Ports that replace the stand-ins. */
  ports?: (deps: PlatformDeps) => Partial<PlatformDeps>;
  webFolder?: string;
};

/**
 * Opens the real app with the given areas on its own database; call it in `beforeAll`, `close` in `afterAll`.
 */
export async function createTestApp(areas: readonly Area[], options: TestAppOptions = {}): Promise<TestApp> {
  const { database, dir, replica_url, remove } = await copyTemplate(inject("template"), (interruption) =>
    noteInterruption(deps, interruption),
  );
  const clock = createClock();
  const mail = createMailStandIn();
  const whatsapp = createWhatsAppStandIn();
  const sms = createSmsStandIn();
  const photos = createPhotosStandIn(clock.now);
  const push = createPushStandIn();
  const log = createLog("silent");
  const metrics = createMetrics();
  const replica = replica_url ? openTestReplica({ url: replica_url, database, log, metrics }) : null;
  const live = database.embedded
    ? createInProcessLive()
    : await createLiveBetweenProcesses(database.direct, log);
  const config = testConfig(options.env);
  const plain: PlatformDeps = {
    config,
    fields: createFieldCipher(config.fieldKeys),
    db: database.db,
    replicas: replica?.replicas ?? no_replicas,
    tx: database.tx,
    pool: database.direct,
    now: clock.now,
    dbNow: async () => clock.now(),
    random: systemRandom,
    // The lowest cost that argon2id allows, to keep tests fast.
    passwords: createPasswords({ memory: 8, passes: 1, parallelism: 1 }),
    phones,
    photos,
    erasures: createErasureLedgerStandIn(),
    limiter: createLimiter(database.pool, config.secretKey),
    memory: createProcessMemory(),
    afterProfileChange: [],
    mail,
    whatsapp,
    sms,
    push,
    live,
    log,
    metrics,
  };
  const chosen = { ...plain, ...options.ports?.(plain) };
  const deps: PlatformDeps = { ...chosen, ...guardPorts(chosen) };
  const fastify = await createApp(deps, areas, { webFolder: options.webFolder ?? "/nowhere" });
  return {
    fastify,
    deps,
    dir,
    clock,
    mail,
    whatsapp,
    sms,
    photos,
    push,
    runJobs: () => runJobsOnce(deps, areas),
    forgetLimits: async () => void (await sql`delete from rate_limits`.execute(deps.db)),
    holdReplica: async () => replica?.hold(),
    close: async () => {
      await fastify.close();
      await live.close();
      await replica?.close();
      await remove();
    },
  };
}

/** The settings that production requires, so that members are not sent to fictional contacts. */
export const own_contacts = {
  OPERATOR: "Sanjog Society, 1 Mall Road, Ludhiana",
  MAIL_FROM: "Sanjog <no-reply@sanjog.test>",
  WHATSAPP_NUMBER: "+911140005678",
  SUPPORT_PHONE: "+911140005679",
  SUPPORT_WHATSAPP: "+911140005679",
  WHATSAPP_CHANNEL_URL: "none",
};

/** The settings with which the app behaves as in production. */
export const production_env = {
  NODE_ENV: "production",
  ALLOW_EMBEDDED: "1",
  ...own_contacts,
  MAIL_DRIVER: "smtp",
  SMTP_URL: "smtp://localhost",
  WHATSAPP_DRIVER: "cloud",
  WHATSAPP_TOKEN: "token",
  WHATSAPP_PHONE_NUMBER_ID: "1",
  WHATSAPP_APP_SECRET: "secret",
  WHATSAPP_VERIFY_TOKEN: "word",
};

export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: "test",
    PUBLIC_URL: "https://sanjog.test",
    SECRET_KEY: "a secret for tests that is long enough",
    FIELD_KEYS: `k1:${"F".repeat(43)}`,
    FIELD_INDEX_KEY: "I".repeat(43),
    GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
    GRIEVANCE_OFFICER_EMAIL: "officer@sanjog.test",
    ...env,
  });
}
