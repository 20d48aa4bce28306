import path from "node:path";
import { createErasureLedger } from "../backup/erasure-ledger.ts";
import type { Config } from "../config/config.ts";
import { createFieldCipher, type index_id } from "../crypto/field-cipher.ts";
import { createPasswords } from "../crypto/passwords.ts";
import { systemRandom } from "../crypto/random.ts";
import { databaseNow } from "../database/clock.ts";
import { checkFieldKeys, noteFieldKeys } from "../database/field-keys.ts";
import { type Database, openDatabase } from "../database/open.ts";
import { no_replicas, openReplicas } from "../database/replicas.ts";
import type { PlatformDeps } from "../deps.ts";
import { keepPrivate } from "../files/private-files.ts";
import { createLimiter } from "../http/limiter.ts";
import { createLiveBetweenProcesses } from "../live/between-processes.ts";
import { createInProcessLive } from "../live/in-process.ts";
import { createLog } from "../observability/log.ts";
import {
  countedLive,
  countedMail,
  countedPush,
  countedSms,
  countedWhatsApp,
} from "../observability/metrics/counted-ports.ts";
import { countedReplicas } from "../observability/metrics/counted-replicas.ts";
import { createMetrics } from "../observability/metrics/metrics.ts";
import { noteInterruption } from "../observability/note-interruption.ts";
import { guardPorts } from "../outside-effects.ts";
import type { Log, MailPort, PhotoStore, SmsPort, WhatsAppPort } from "../ports.ts";
import { createProcessMemory } from "../process-memory.ts";
import { phones } from "../texts/phones.ts";
import { createCloudWhatsApp } from "./cloud-whatsapp.ts";
import { createDevMail, createDevSms, createDevWhatsApp } from "./dev-mailbox.ts";
import { createDiskPhotos } from "./disk-photos.ts";
import { createHttpSms } from "./http-sms.ts";
import { createS3Photos } from "./s3-photos.ts";
import { createSmtpMail } from "./smtp-mail.ts";
import { createWebPush } from "./web-push.ts";

export type LiveDeps = { deps: PlatformDeps; database: Database; close(): Promise<void> };

const now = () => new Date();

/**
 * Opens everything that the configuration names: the database, migrated, and the adapters. `onDeath` is called when the
 * embedded database ends unexpectedly; `open` opens the database; `unchecked` is the key that a command is about to
 * change; `onAway` is called repeatedly while the database is unavailable.
 */
export async function openDeps(
  config: Config,
  onDeath: (error: Error, log: Log) => void,
  open: typeof openDatabase = openDatabase,
  unchecked?: typeof index_id,
  onAway?: (reason: string, log: Log) => void,
): Promise<LiveDeps> {
  keepPrivate(config.dataDir);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const fields = createFieldCipher(config.fieldKeys);
  const database = await open({
    url: config.databaseUrl,
    directUrl: config.directDatabaseUrl,
    prepares: config.preparedStatements,
    dir: path.join(config.dataDir, "database"),
    fields,
    onDeath: (error) => onDeath(error, log),
    onAway: onAway && ((reason) => onAway(reason, log)),
    onInterruption: (interruption) => noteInterruption({ metrics, log }, interruption),
  });
  try {
    await checkFieldKeys(database.db, fields, unchecked);
    // A command that runs beside the server has no key of its own.
    if (open === openDatabase) await noteFieldKeys(database.db, fields, now());
  } catch (error) {
    await database.close();
    throw error;
  }
  const mail = chooseMail(config, database);
  const live = database.embedded
    ? createInProcessLive()
    : await createLiveBetweenProcesses(database.direct, log);
  // A command asks the primary alone: it runs seldom, and should see what was just written.
  const replicas =
    open === openDatabase && config.replicaUrls.length > 0 && !database.embedded
      ? openReplicas({ urls: config.replicaUrls, db: database.db, log, ...countedReplicas(metrics) })
      : no_replicas;
  const deps: PlatformDeps = {
    config,
    db: database.db,
    replicas,
    tx: database.tx,
    pool: database.direct,
    now,
    dbNow: databaseNow,
    random: systemRandom,
    fields,
    passwords: createPasswords(),
    phones,
    limiter: createLimiter(database.pool, config.secretKey),
    memory: createProcessMemory(),
    ...guardPorts({
      mail: countedMail(mail, metrics),
      whatsapp: countedWhatsApp(chooseWhatsApp(config, database), metrics),
      sms: countedSms(chooseSms(config, database), metrics),
      push: countedPush(createWebPush(config.push), metrics),
      photos: choosePhotos(config),
      erasures: createErasureLedger(config.erasureLedger),
    }),
    live: countedLive(live, metrics),
    afterProfileChange: [],
    log,
    metrics,
  };
  return {
    deps,
    database,
    close: async () => {
      mail.close?.();
      await live.close();
      await replicas.close();
      await database.close();
    },
  };
}

/** Creates the adapters outside the database, for checking them alone; null where a built-in stand-in needs the database. */
export function openOutside(config: Config) {
  const { mail, whatsapp, sms } = config;
  const smtp = mail.driver === "smtp" && mail.smtpUrl ? createSmtpMail(mail.smtpUrl, mail.from) : null;
  return {
    mail: smtp,
    whatsapp: whatsapp.driver === "cloud" ? createCloudWhatsApp(whatsapp) : null,
    sms: sms.driver === "http" ? createHttpSms(sms) : null,
    photos: choosePhotos(config),
    close: () => smtp?.close(),
  };
}

function choosePhotos({ photos, dataDir }: Config): PhotoStore {
  return photos.store === "s3" ? createS3Photos(photos) : createDiskPhotos(path.join(dataDir, "photos"));
}

function chooseMail({ mail }: Config, { db }: Database): MailPort & { close?(): void } {
  return mail.driver === "smtp" && mail.smtpUrl
    ? createSmtpMail(mail.smtpUrl, mail.from)
    : createDevMail(db, mail.from, now);
}

function chooseWhatsApp({ whatsapp }: Config, { db }: Database): WhatsAppPort {
  return whatsapp.driver === "cloud"
    ? createCloudWhatsApp(whatsapp)
    : createDevWhatsApp(db, whatsapp.number, now);
}

function chooseSms({ sms }: Config, { db }: Database): SmsPort {
  if (sms.driver === "dev") return createDevSms(db, now);
  return sms.driver === "http" ? createHttpSms(sms) : noSms;
}

/** No message is sent: a job of a time when there was a gateway waits for the next one. */
const noSms: SmsPort = {
  send: () => Promise.reject(Object.assign(new Error("no SMS gateway"), { code: "SMS_DRIVER" })),
  verify: async () => undefined,
};
