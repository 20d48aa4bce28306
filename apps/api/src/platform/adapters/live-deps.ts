import path from "node:path";
import type { Config } from "../config.ts";
import { databaseNow } from "../database/clock.ts";
import { type Database, openDatabase } from "../database/open.ts";
import type { Deps } from "../deps.ts";
import { createFieldCipher } from "../field-cipher.ts";
import { createLimiter } from "../limiter.ts";
import { createLiveBetweenProcesses } from "../live/between-processes.ts";
import { createInProcessLive } from "../live/in-process.ts";
import { createLog } from "../log.ts";
import { createPasswords } from "../passwords.ts";
import { phones } from "../phones.ts";
import type { Log, MailPort, PhotoStore, WhatsAppPort } from "../ports.ts";
import { systemRandom } from "../random.ts";
import { createCloudWhatsApp } from "./cloud-whatsapp.ts";
import { createDevMail, createDevWhatsApp } from "./dev-mailbox.ts";
import { createDiskPhotos } from "./disk-photos.ts";
import { createS3Photos } from "./s3-photos.ts";
import { createSmtpMail } from "./smtp-mail.ts";
import { createWebPush } from "./web-push.ts";

export type LiveDeps = { deps: Deps; database: Database; close(): Promise<void> };

const now = () => new Date();

/**
 * Everything real that the configuration asks for: the database opened and migrated, the adapters chosen.
 * `onDeath` is told when the embedded database ends by itself; `open` is how the database is come by.
 */
export async function openDeps(
  config: Config,
  onDeath: (error: Error, log: Log) => void,
  open: typeof openDatabase = openDatabase,
): Promise<LiveDeps> {
  const log = createLog(config.logLevel);
  const fields = createFieldCipher(config.fieldKeys);
  const database = await open({
    url: config.databaseUrl,
    dir: path.join(config.dataDir, "database"),
    fields,
    onDeath: (error) => onDeath(error, log),
  });
  const mail = chooseMail(config, database);
  const live = database.embedded
    ? createInProcessLive()
    : await createLiveBetweenProcesses(database.pool, log);
  const deps: Deps = {
    config,
    db: database.db,
    tx: database.tx,
    pool: database.pool,
    now,
    dbNow: databaseNow,
    random: systemRandom,
    fields,
    passwords: createPasswords(),
    phones,
    photos: choosePhotos(config),
    limiter: createLimiter(database.pool, config.secretKey),
    mail,
    whatsapp: chooseWhatsApp(config, database),
    push: createWebPush(config.push),
    live,
    afterProfileChange: [],
    log,
  };
  return {
    deps,
    database,
    close: async () => {
      mail.close?.();
      await live.close();
      await database.close();
    },
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
