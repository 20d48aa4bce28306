import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type NumberWay, numberWays } from "@sanjog/domain/accounts/number-ways";
import { quick_exit_default } from "@sanjog/domain/help/quick-exit";
import * as z from "zod/mini";
import type { FieldKey, FieldKeys } from "../crypto/field-cipher.ts";
import { isLoopback, plainConnections } from "./plain-connections.ts";
import { invented_when_unset, type SettingName, type SettingValues, settings } from "./settings.ts";
import { type SmsConfig, smsConfig, smsMistakes } from "./sms-config.ts";
import { unknownSettings } from "./unknown-settings.ts";

/** A name in both languages. */
type NameInBoth = { en: string; pb: string };

/** The settings of this server. `readConfig` makes them once at start; nothing else reads the environment. */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Names under which production may be asked besides that of `publicUrl`. */
  otherHosts: readonly string[];
  dataDir: string;
  databaseUrl: string | null;
  /** The server itself. Differs from `databaseUrl` if that is a pooler in transaction mode. */
  directDatabaseUrl: string | null;
  /** The addresses of streaming replicas; empty if there is none. */
  replicaUrls: readonly string[];
  preparedStatements: boolean;
  secretKey: string;
  erasureLedger: string;
  fieldKeys: FieldKeys;
  trustProxy: number | string;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  stopAfterSeconds: number;
  /** Null where nobody monitors. */
  metrics: { host: string; port: number; token: string | null } | null;
  mail: { driver: "dev" | "smtp"; smtpUrl: string | null; from: string };
  whatsapp: {
    driver: "dev" | "cloud";
    number: string;
    token: string;
    phoneNumberId: string;
    appSecret: string;
    verifyToken: string;
    apiUrl: string;
  };
  sms: SmsConfig;
  /** The order in which sign-up offers the ways to verify a number. */
  numberWays: readonly NumberWay[];
  push: {
    /** Null where push is not set up. */
    vapid: { publicKey: string; privateKey: string; subject: string } | null;
    hosts: readonly string[];
  };
  photos:
    | { store: "disk" }
    | {
        store: "s3";
        endpoint: string;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
  accountsPerNumber: number;
  review: "before" | "after";
  productName: string;
  /** The community that the service is for, in both languages. */
  community: NameInBoth | null;
  helplineName: NameInBoth | null;
  reportsName: NameInBoth | null;
  /** Whom the terms and the privacy policy name as responsible. */
  operator: NameInBoth | null;
  supportPhone: string;
  supportWhatsapp: string;
  whatsappChannelUrl: string | null;
  quickExitUrl: string;
  grievanceOfficer: { name: NameInBoth; email: string } | null;
  /** Who is told how the service fares; nobody where nobody was named. */
  operatorMail: readonly string[];
};

/** Settings are invalid; `mistakes` has one sentence for each. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "ConfigError";
    this.mistakes = mistakes;
  }
}

/** What the app makes by itself where the environment does not say, by the names of the files in DATA_DIR. */
export const made_secrets = ["secret", "vapid", "field-keys", "field-index-key"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with another place for what is kept: a folder, or the address of a PostgreSQL server. */
export function environmentAt(place?: string, environment: Environment = process.env): Environment {
  if (!place) return environment;
  return /^postgres(ql)?:/.test(place)
    ? { ...environment, DATABASE_URL: place, DATABASE_DIRECT_URL: "", DATABASE_REPLICA_URL: "" }
    : {
        ...environment,
        DATABASE_URL: "",
        DATABASE_DIRECT_URL: "",
        DATABASE_REPLICA_URL: "",
        DATA_DIR: place,
      };
}

/** A sentence for each variable that is a setting but for its spelling. */
export const misspelledSettings = (environment: Environment = process.env) => unknownSettings(environment);

/** Who began this program by sudo; null where nobody did. */
export const sudoUser = (environment: Environment = process.env) => environment.SUDO_USER || null;

/** The key of backups alone, for anyone who has yet to come by the rest. Throws `ConfigError`. */
export function readBackupKey(environment: Environment = process.env): Buffer {
  const read = z.safeParse(settings.BACKUP_KEY.read, environment.BACKUP_KEY ?? "");
  if (read.success) return read.data;
  throw new ConfigError([
    `BACKUP_KEY must be ${settings.BACKUP_KEY.must_be}: \`openssl rand -base64 32\` makes one. Without it no backup opens.`,
  ]);
}

/** Reads and checks every setting. Throws `ConfigError` with a sentence for each thing wrong. */
export function readConfig(environment: Environment = process.env): Config {
  const { values, mistakes } = readValues(environment);
  if (mistakes.length === 0)
    mistakes.push(...missingParts(values), ...smsMistakes(values), ...forbiddenInProduction(values));
  if (mistakes.length > 0) throw new ConfigError([...mistakes, ...unknownSettings(environment)]);
  return toConfig(values);
}

function readValues(environment: Environment) {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    // An empty variable is how many tools write "not set".
    const written = environment[name] || setting.default;
    if (written === null) {
      values[name] = null;
      continue;
    }
    const read = z.safeParse(setting.read, written);
    values[name] = read.success ? read.data : null;
    if (/^(['"]).*\1$/.test(written)) mistakes.push(`${name} is written in quotes: leave them out.`);
    else if (!read.success) mistakes.push(`${name} must be ${setting.must_be}.`);
  }
  return { values: values as SettingValues, mistakes };
}

function missingParts(values: SettingValues): string[] {
  const needed: [boolean, SettingName[], string][] = [
    [values.MAIL_DRIVER === "smtp", ["SMTP_URL"], "MAIL_DRIVER is smtp"],
    [
      values.WHATSAPP_DRIVER === "cloud",
      ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
      "WHATSAPP_DRIVER is cloud",
    ],
    [
      values.PHOTO_STORE === "s3",
      ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
      "PHOTO_STORE is s3",
    ],
    [
      values.METRICS_PORT !== null && !isLoopback(values.METRICS_HOST ?? ""),
      ["METRICS_TOKEN"],
      "METRICS_HOST is more than this machine",
    ],
    [values.VAPID_PUBLIC_KEY !== null, ["VAPID_PRIVATE_KEY"], "VAPID_PUBLIC_KEY is"],
    [values.VAPID_PRIVATE_KEY !== null, ["VAPID_PUBLIC_KEY"], "VAPID_PRIVATE_KEY is"],
    [
      values.NODE_ENV === "production",
      [
        "PUBLIC_URL",
        "SECRET_KEY",
        "FIELD_KEYS",
        "FIELD_INDEX_KEY",
        "OPERATOR",
        "GRIEVANCE_OFFICER_NAME",
        "GRIEVANCE_OFFICER_EMAIL",
      ],
      "this is production",
    ],
  ];
  return needed.flatMap(([applies, names, because]) =>
    names
      .filter((name) => applies && values[name] === null)
      .map((name) => `${name} must be set, because ${because}.`),
  );
}

function forbiddenInProduction(values: SettingValues): string[] {
  if (values.NODE_ENV !== "production") return [];
  const invented = invented_when_unset.filter((name) => values[name] === settings[name].default);
  const mistakes = [
    ...invented.map(
      (name) => `${name} must be set, because this is production: unset, it is an invented one.`,
    ),
    ...plainConnections(values),
  ];
  if (values.MAIL_DRIVER === "dev") {
    mistakes.push("MAIL_DRIVER must be smtp in production: the built-in mailbox is open to everyone.");
  }
  if (values.WHATSAPP_DRIVER === "dev") {
    mistakes.push("WHATSAPP_DRIVER must be cloud in production: the built-in phones are open to everyone.");
  }
  if (values.PUSH_SERVICES?.some((name) => name.startsWith("http:"))) {
    mistakes.push("PUSH_SERVICES must name no address on this machine in production.");
  }
  if (values.DATABASE_URL === null && !values.ALLOW_EMBEDDED) {
    mistakes.push(
      "DATABASE_URL must be set in production; ALLOW_EMBEDDED=1 accepts the embedded database, " +
        "which a power failure may damage.",
    );
  }
  return mistakes;
}

function toConfig(values: SettingValues): Config {
  const dataDir = path.resolve(values.DATA_DIR ?? "./data");
  const secretKey = values.SECRET_KEY ?? developmentSecret(dataDir, "secret");
  const port = values.PORT ?? 3000;
  return {
    production: values.NODE_ENV === "production",
    port,
    host: values.HOST ?? "127.0.0.1",
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    otherHosts: values.OTHER_HOSTS ?? [],
    dataDir,
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URL ?? [],
    preparedStatements: values.PREPARED_STATEMENTS ?? false,
    secretKey,
    erasureLedger: path.resolve(values.ERASURE_LEDGER ?? path.join(dataDir, "erased-members.log")),
    fieldKeys: fieldKeys(values, dataDir),
    trustProxy: values.TRUST_PROXY ?? 0,
    logLevel: values.LOG_LEVEL ?? "info",
    stopAfterSeconds: values.STOP_AFTER_SECONDS ?? 0,
    metrics: metricsConfig(values),
    mail: { driver: values.MAIL_DRIVER ?? "dev", smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? "" },
    whatsapp: whatsappConfig(values, secretKey),
    sms: smsConfig(values),
    numberWays: values.NUMBER_WAYS ?? numberWays,
    push: { vapid: vapidConfig(values, dataDir), hosts: values.PUSH_SERVICES ?? [] },
    photos: photosConfig(values),
    accountsPerNumber: values.ACCOUNTS_PER_NUMBER ?? 3,
    review: values.REVIEW ?? "after",
    productName: values.PRODUCT_NAME ?? "Sanjog",
    community: inBoth(values.COMMUNITY, values.COMMUNITY_IN_PUNJABI),
    helplineName: inBoth(values.HELPLINE_NAME, values.HELPLINE_NAME_IN_PUNJABI),
    reportsName: inBoth(values.REPORTS_NAME, values.REPORTS_NAME_IN_PUNJABI),
    operator: inBoth(values.OPERATOR, values.OPERATOR_IN_PUNJABI),
    supportPhone: values.SUPPORT_PHONE ?? "",
    supportWhatsapp: values.SUPPORT_WHATSAPP ?? "",
    quickExitUrl: values.QUICK_EXIT_URL ?? quick_exit_default,
    whatsappChannelUrl: values.WHATSAPP_CHANNEL_URL === "none" ? null : values.WHATSAPP_CHANNEL_URL,
    grievanceOfficer: grievanceOfficer(values),
    operatorMail:
      values.OPERATOR_MAIL ?? (values.GRIEVANCE_OFFICER_EMAIL ? [values.GRIEVANCE_OFFICER_EMAIL] : []),
  };
}

/** Returns a name in both languages, the English one where there is no other; null where it is not set. */
function inBoth(en: string | null, pb: string | null): NameInBoth | null {
  return en ? { en, pb: pb ?? en } : null;
}

function grievanceOfficer(values: SettingValues): Config["grievanceOfficer"] {
  const name = inBoth(values.GRIEVANCE_OFFICER_NAME, values.GRIEVANCE_OFFICER_NAME_IN_PUNJABI);
  const email = values.GRIEVANCE_OFFICER_EMAIL;
  return name && email ? { name, email } : null;
}

function fieldKeys(values: SettingValues, dataDir: string): FieldKeys {
  const kept = () => keptRing(developmentSecret(dataDir, "field-keys", () => `k1:${newSecret()}`));
  const [first, ...others] = values.FIELD_KEYS ?? kept();
  if (!first) throw new ConfigError(["FIELD_KEYS must hold a key."]);
  const made = () => [Buffer.from(developmentSecret(dataDir, "field-index-key"), "base64")];
  const [index, ...former_indexes] = values.FIELD_INDEX_KEY ?? made();
  if (!index) throw new ConfigError(["FIELD_INDEX_KEY must hold a key."]);
  return { ring: [first, ...others], index, former_indexes };
}

/** The file may be edited by hand, to try a rotation. */
function keptRing(written: string): FieldKey[] {
  const read = z.safeParse(settings.FIELD_KEYS.read, written);
  if (read.success) return read.data;
  throw new ConfigError([`DATA_DIR/field-keys must hold ${settings.FIELD_KEYS.must_be}.`]);
}

function whatsappConfig(values: SettingValues, secretKey: string): Config["whatsapp"] {
  return {
    driver: values.WHATSAPP_DRIVER ?? "dev",
    number: values.WHATSAPP_NUMBER ?? "",
    token: values.WHATSAPP_TOKEN ?? "",
    phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID ?? "0",
    // The built-in phones sign with a secret of this installation, so that nobody else can post as a phone.
    appSecret: values.WHATSAPP_APP_SECRET ?? `app ${secretKey}`,
    verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? `verify ${secretKey}`,
    apiUrl: values.WHATSAPP_API_URL ?? "",
  };
}

function metricsConfig(values: SettingValues): Config["metrics"] {
  if (values.METRICS_PORT === null) return null;
  return {
    host: values.METRICS_HOST ?? "127.0.0.1",
    port: values.METRICS_PORT,
    token: values.METRICS_TOKEN,
  };
}

function photosConfig(values: SettingValues): Config["photos"] {
  if (values.PHOTO_STORE !== "s3") return { store: "disk" };
  return {
    store: "s3",
    endpoint: values.S3_ENDPOINT ?? "",
    bucket: values.S3_BUCKET ?? "",
    region: values.S3_REGION ?? "",
    accessKeyId: values.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? "",
  };
}

function vapidConfig(values: SettingValues, dataDir: string): Config["push"]["vapid"] {
  const officer = values.GRIEVANCE_OFFICER_EMAIL ?? "postmaster@localhost";
  const subject = values.VAPID_SUBJECT ?? `mailto:${officer}`;
  if (values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY) {
    return { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY, subject };
  }
  return values.NODE_ENV === "development" ? { ...developmentVapid(dataDir), subject } : null;
}

/** Kept across restarts, since browsers are subscribed with it. */
function developmentVapid(dataDir: string): { publicKey: string; privateKey: string } {
  const privateKey = developmentSecret(dataDir, "vapid");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { publicKey: pair.getPublicKey("base64url"), privateKey };
}

/** Kept across restarts, so that codes in flight stay good; readable by the owner alone. */
function developmentSecret(dataDir: string, name: (typeof made_secrets)[number], make = newSecret): string {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Of two that start at once, one makes it.
    writeFileSync(file, `${make()}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

const newSecret = () => randomBytes(32).toString("base64url");
