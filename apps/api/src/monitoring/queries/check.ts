import { createECDH } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";
import { migrationNames } from "../../platform/database/migrate.ts";
import type { Database } from "../../platform/database/open.ts";
import type { MailPort, PhotoStore, SmsPort, WhatsAppPort } from "../../platform/ports.ts";
import { notifyTrial, operatorMail } from "../monitoring-mail.ts";
import { probeCertificate } from "./certificate.ts";
import { probeDatabaseClock, probeOutsideClock } from "./clocks.ts";
import { type Finding, find, probeBackup, probeDisk, probeOnCall, probeOutbox, tryStore } from "./probes.ts";

export type CheckedPart = Finding & { part: string };

/** What the check tests; a part is null when its built-in stand-in is used. */
export type CheckTools = {
  config: Config;
  misspelled: readonly string[];
  /** Throws a readable error when there is no database. */
  openDatabase(): Promise<Database>;
  mail: MailPort | null;
  whatsapp: WhatsAppPort | null;
  sms: SmsPort | null;
  photos: PhotoStore;
  /** Throws a readable error when there is no key. */
  readBackupKey(): Buffer;
  /** Whether to send the operators a test mail. */
  send: boolean;
};

/** Tests every setting against the real service, one part after the other, and yields one sentence each. */
export async function* checkAll(tools: CheckTools): AsyncGenerator<CheckedPart> {
  const { config } = tools;
  yield { part: "settings", ...judgeSettings(tools.misspelled) };
  yield* checkDatabase(tools);
  yield { part: "mail", ...(await checkMail(tools)) };
  yield { part: "whatsapp", ...(await checkWhatsApp(tools)) };
  yield { part: "sms", ...(await checkSms(tools)) };
  const store = config.photos.store === "s3" ? config.photos.endpoint : "DATA_DIR";
  yield {
    part: "pictures",
    ...(await find(tryStore(tools.photos), `A picture can be stored at ${store}, read and removed.`)),
  };
  yield { part: "disk", ...(await probeDisk(config.dataDir)) };
  for (const url of outsideServers(config)) {
    const found = await probeOutsideClock(url);
    if (found) yield { part: "clock", ...found };
  }
  yield { part: "certificate", ...(await probeCertificate(config.publicUrl)) };
  yield { part: "push", ...checkPush(config) };
}

function judgeSettings(misspelled: readonly string[]): Finding {
  if (misspelled.length > 0) return { works: false, detail: misspelled.join(" ") };
  return { works: true, detail: "Every setting can be read." };
}

async function* checkDatabase(tools: CheckTools): AsyncGenerator<CheckedPart> {
  let database: Database;
  try {
    database = await tools.openDatabase();
  } catch (error) {
    yield { part: "database", works: false, detail: (error as Error).message };
    return;
  }
  try {
    const { db } = database;
    yield { part: "database", ...(await checkMigrations(database)) };
    yield { part: "clock", ...(await probeDatabaseClock(db)) };
    yield { part: "outbox", ...(await probeOutbox({ db })) };
    yield { part: "on call", ...(await probeOnCall({ db })) };
    yield { part: "backup", ...(await checkBackup(tools, database)) };
  } finally {
    await database.close();
  }
}

async function checkMigrations({ pool, embedded }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ name: string }>("select name from kysely_migration");
  const done = new Set(rows.map(({ name }) => name));
  const due = migrationNames().filter((name) => !done.has(name));
  const kind = embedded ? "The embedded database" : "The database of DATABASE_URL";
  if (due.length === 0) return { works: true, detail: `${kind} can be reached and is up to date.` };
  return {
    works: false,
    detail: `${kind} waits for ${due.length} migrations: start the server of this version once.`,
  };
}

async function checkBackup({ config, readBackupKey }: CheckTools, { db }: Database): Promise<Finding> {
  try {
    readBackupKey();
  } catch (error) {
    return { works: !config.production, detail: (error as Error).message };
  }
  const { works, detail } = await probeBackup({ db, now: () => new Date() });
  return { works: works || !config.production, detail: `BACKUP_KEY can be read. ${detail}` };
}

async function checkMail({ config, mail, send }: CheckTools): Promise<Finding> {
  if (!mail) return { works: true, detail: "MAIL_DRIVER is dev: mails stay on the page /dev." };
  const login = await find(mail.verify(), "The mail server takes our login.");
  if (!login.works || !send) return login;
  const to = config.operatorMail;
  if (to.length === 0) return { works: false, detail: "There is no OPERATOR_MAIL to send a mail to." };
  const sending = Promise.all(to.map((address) => mail.send(operatorMail(config, address, [notifyTrial()]))));
  return find(
    sending,
    `A mail was handed over for ${to.join(", ")}: look whether it arrives, and not as spam.`,
  );
}

async function checkWhatsApp({ whatsapp }: CheckTools): Promise<Finding> {
  if (!whatsapp) return { works: true, detail: "WHATSAPP_DRIVER is dev: messages stay on the page /dev." };
  return find(whatsapp.verify(), "WhatsApp accepts our token and knows WHATSAPP_NUMBER.");
}

async function checkSms({ config, sms }: CheckTools): Promise<Finding> {
  if (sms) return find(sms.verify(), "The SMS gateway can be reached; no message was sent.");
  const dev = "SMS_DRIVER is dev: messages stay on the page /dev.";
  return { works: true, detail: config.sms.driver === "dev" ? dev : "There is no SMS gateway." };
}

/** Returns other operators' servers, whose clocks are assumed to be right. */
function outsideServers({ photos, whatsapp }: Config): string[] {
  return [
    ...(photos.store === "s3" ? [photos.endpoint] : []),
    ...(whatsapp.driver === "cloud" ? [whatsapp.apiUrl] : []),
  ];
}

function checkPush({ push: { vapid } }: Config): Finding {
  if (!vapid) return { works: true, detail: "There are no push keys, so browsers are not pushed to." };
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(vapid.privateKey, "base64url");
  const works = pair.getPublicKey("base64url") === vapid.publicKey;
  return {
    works,
    detail: works
      ? "The push keys belong together."
      : "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are of two pairs.",
  };
}
