import { isIP } from "node:net";
import * as z from "zod/mini";
import { serviceSettings } from "./service-settings.ts";
import { between, e164, invented_number, type Setting, setting, text, url } from "./setting.ts";
import { smsSettings } from "./sms-settings.ts";

const flag = z.pipe(
  z.enum(["0", "1", "true", "false"]),
  z.transform((value) => value === "1" || value === "true"),
);
const withoutSlash = z.transform((value: string) => value.replace(/\/+$/, ""));
/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.trim().split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
const hops = z.union([
  between(0, 10),
  z.string().check(z.refine((text) => text.split(",").every(isNetwork))),
]);

/** Names of push services, or, for tests, a whole address on this machine. */
const serviceName = /^(\.?[a-z\d-]+(\.[a-z\d-]+)+|http:\/\/(127\.0\.0\.1|localhost):\d{1,5})$/;
const numbersOnly = /^[\d.]+$/;
const services = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((name) => name.trim().toLowerCase())),
  ),
  z.array(z.string().check(z.refine((name) => serviceName.test(name) && !numbersOnly.test(name)))),
);
/** A host name, or an IPv4 or IPv6 address, without a port. */
const hostNames = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((name) => name.trim().toLowerCase())),
  ),
  z.array(z.string().check(z.regex(/^([a-z\d]([a-z\d.-]*[a-z\d])?|[\da-f:.]*:[\da-f:.]*)$/))),
);
/** A comma inside of an address is written as %2C. */
const databases = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((address) => address.trim())),
  ),
  z.array(url(/^postgres(ql)?$/)),
);
const key = (bytes: number) =>
  z
    .string()
    .check(z.refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes));

const bytesOf = (text: string): Buffer => Buffer.from(text, "base64");
/** `id:key,id:key`, each key 32 bytes in base64. */
const keyRing = z.pipe(
  z.string().check(z.regex(/^\s*[a-z\d]{1,16}:[\w+/-]{43}=?\s*(,\s*[a-z\d]{1,16}:[\w+/-]{43}=?\s*)*$/i)),
  z.pipe(
    z.transform((text: string) =>
      text.split(",").map((pair) => {
        const [id = "", key = ""] = pair.trim().split(":");
        return { id, key: bytesOf(key) };
      }),
    ),
    z
      .array(z.object({ id: z.string(), key: z.instanceof(Buffer) }))
      .check(z.refine((ring) => new Set(ring.map(({ id }) => id)).size === ring.length)),
  ),
);
const key32 = z.pipe(z.string().check(z.regex(/^[\w+/-]{43}=?$/)), z.transform(bytesOf));
/** The first key is the current one; former keys follow. */
const keysInOrder = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(",").map((key) => key.trim())),
  ),
  z.array(key32),
);

/** Every setting of the server, in the order of the operator's table. Nothing else is read from the environment. */
export const settings = {
  NODE_ENV: setting(
    "development",
    "development, test or production",
    z.enum(["development", "test", "production"]),
    "`production` refuses to start with the built-in drivers, the embedded database or missing contacts.",
  ),
  PORT: setting(
    "3000",
    "a whole number from 0 to 65535",
    between(0, 65_535),
    "The port that the server listens on.",
  ),
  HOST: setting("127.0.0.1", "an address or host name", text, "The address that the server listens on."),
  PUBLIC_URL: setting(
    null,
    "an http or https address such as https://sanjog.example",
    z.pipe(url(/^https?$/), withoutSlash),
    "The address that members type. Links in mails start with it. Unset: http://localhost:PORT.",
  ),
  OTHER_HOSTS: setting(
    null,
    "names of hosts, separated by commas",
    hostNames,
    "Further host names of the server. Production accepts the host of PUBLIC_URL, this machine's names and these; it answers 421 to any other. /health accepts every host.",
  ),
  DATA_DIR: setting(
    "./data",
    "a folder",
    text,
    "The folder of the embedded database, the pictures and the development secrets.",
  ),
  DATABASE_URL: setting(
    null,
    "a postgres:// address",
    url(/^postgres(ql)?$/),
    "A PostgreSQL server (15 or newer). Unset: the embedded database in DATA_DIR.",
  ),
  DATABASE_DIRECT_URL: setting(
    null,
    "a postgres:// address",
    url(/^postgres(ql)?$/),
    "The address of the PostgreSQL server itself, if DATABASE_URL is a pooler in transaction mode (PgBouncer). Migrations, jobs, live updates, backups and commands use it.",
  ),
  DATABASE_REPLICA_URL: setting(
    null,
    "postgres:// addresses, separated by commas",
    databases,
    "Streaming replicas of the server. Searches for suggestions go there; everything else, and what a search may show, stays on the primary.",
  ),
  PREPARED_STATEMENTS: setting(
    "0",
    "0 or 1",
    flag,
    "Whether the pooler of DATABASE_URL supports named prepared statements. PgBouncer does from version 1.21, if max_prepared_statements is set. Without a pooler they are always used.",
  ),
  PLAIN_HOSTS: setting(
    null,
    "names of hosts, separated by commas",
    hostNames,
    "Hosts on your private network that production may connect to without TLS: database, mail, store. This machine is always allowed.",
  ),
  ALLOW_EMBEDDED: setting("0", "0 or 1", flag, "Allows production to run on the embedded database."),
  SECRET_KEY: setting(
    null,
    "at least 32 characters",
    z.string().check(z.minLength(32)),
    "The key for hashes of one-time codes, counters and the audit log. Unset in development: generated once and kept in DATA_DIR/secret.",
  ),
  FIELD_KEYS: setting(
    null,
    "id:key pairs separated by commas, each key 32 bytes in base64 and each id different",
    keyRing,
    "The keys that encrypt phone numbers, addresses, reference persons and links in the database. The first key encrypts, all of them decrypt. Unset in development: generated once and kept in DATA_DIR/field-keys.",
  ),
  BACKUP_KEY: setting(
    null,
    "32 bytes in base64",
    key32,
    "The key that encrypts backups. Only the commands `backup` and `restore` need it. Do not keep it with the backups.",
  ),
  ERASURE_LEDGER: setting(
    null,
    "a file",
    text,
    "The file that lists erased members as keyed hashes, which a restore reads. Keep it on another disk than the database. Unset: DATA_DIR/erased-members.log.",
  ),
  FIELD_INDEX_KEY: setting(
    null,
    "32 bytes in base64, followed by former keys, separated by commas",
    keysInOrder,
    "The key for the hashes that look up phone numbers. Former keys keep blocks of deleted accounts working. Unset in development: generated once and kept in DATA_DIR/field-index-key.",
  ),
  TRUST_PROXY: setting(
    "0",
    "the number of proxies in front, or their addresses",
    hops,
    "The proxies whose X-Forwarded-For header the server trusts.",
  ),
  LOG_LEVEL: setting(
    "info",
    "silent, error, warn, info or debug",
    z.enum(["silent", "error", "warn", "info", "debug"]),
    "The least severe log level that is written.",
  ),
  STOP_AFTER_SECONDS: setting(
    "0",
    "a whole number from 0 to 60",
    between(0, 60),
    "How long the server still answers after SIGTERM, while `/health/ready` already answers 503. Set it when a proxy polls `/health/ready`.",
  ),
  METRICS_PORT: setting(
    null,
    "a whole number from 0 to 65535",
    between(0, 65_535),
    "The port that serves `/metrics`. Unset: no metrics are served.",
  ),
  METRICS_HOST: setting(
    "127.0.0.1",
    "an address or host name",
    text,
    "The address that the metrics port listens on.",
  ),
  METRICS_TOKEN: setting(
    null,
    "at least 16 characters",
    z.string().check(z.minLength(16)),
    "The bearer token that `/metrics` requires. Needed when METRICS_HOST is not a loopback address.",
  ),
  MAIL_DRIVER: setting(
    "dev",
    "dev or smtp",
    z.enum(["dev", "smtp"]),
    "`smtp` sends mails; `dev` shows them on the page /dev.",
  ),
  SMTP_URL: setting(
    null,
    "an smtp:// or smtps:// address",
    url(/^smtps?$/),
    "The mail server, with user and password.",
  ),
  MAIL_FROM: setting(
    "Sanjog <no-reply@localhost>",
    "a mail address, alone or as Name <address>",
    z.string().check(z.regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/)),
    "The sender of every mail. Needed in production.",
  ),
  WHATSAPP_DRIVER: setting(
    "dev",
    "dev or cloud",
    z.enum(["dev", "cloud"]),
    "`cloud` uses Meta's WhatsApp Cloud API; `dev` shows messages on the page /dev.",
  ),
  WHATSAPP_NUMBER: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The service's own WhatsApp number, which members write to. Needed in production.",
  ),
  WHATSAPP_TOKEN: setting(
    null,
    "the token as Meta displays it, on one line",
    text,
    "The access token for sending messages. A token of a system user does not expire.",
  ),
  WHATSAPP_PHONE_NUMBER_ID: setting(
    null,
    "digits",
    z.string().check(z.regex(/^\d+$/)),
    "Meta's id of WHATSAPP_NUMBER. It is not the number itself.",
  ),
  WHATSAPP_APP_SECRET: setting(
    null,
    "the secret as Meta displays it, on one line",
    text,
    "The secret that verifies Meta's signature on webhook requests.",
  ),
  WHATSAPP_VERIFY_TOKEN: setting(
    null,
    "a word of your choice",
    text,
    "Meta sends it back when you set up the webhook.",
  ),
  WHATSAPP_API_URL: setting(
    "https://graph.facebook.com/v24.0",
    "an http or https address",
    z.pipe(url(/^https?$/), withoutSlash),
    "The address of Meta's Graph API.",
  ),
  ...smsSettings,
  VAPID_PUBLIC_KEY: setting(
    null,
    "65 bytes in base64url",
    key(65),
    "The public key for Web Push. Unset in development: generated once and kept in DATA_DIR/vapid.",
  ),
  VAPID_PRIVATE_KEY: setting(
    null,
    "32 bytes in base64url",
    key(32),
    "The private key for Web Push. Keep it secret.",
  ),
  VAPID_SUBJECT: setting(
    null,
    "a mailto: or https: address",
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)),
    "The contact address for push services. Unset: the grievance officer's address.",
  ),
  PUSH_SERVICES: setting(
    "fcm.googleapis.com, updates.push.services.mozilla.com, .push.services.mozilla.com, .notify.windows.com, .push.apple.com",
    "names of hosts, separated by commas",
    services,
    "The push services that the server sends to. A leading dot includes all subdomains.",
  ),
  PHOTO_STORE: setting(
    "disk",
    "disk or s3",
    z.enum(["disk", "s3"]),
    "`s3` stores pictures in a bucket; `disk` stores them in DATA_DIR/photos.",
  ),
  S3_ENDPOINT: setting(
    null,
    "an http or https address",
    z.pipe(url(/^https?$/), withoutSlash),
    "The address of the S3 service without the bucket, such as https://s3.ap-south-1.amazonaws.com.",
  ),
  S3_BUCKET: setting(
    null,
    "the name of a bucket",
    z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)),
    "The bucket for pictures. It must hold nothing else.",
  ),
  S3_REGION: setting("us-east-1", "the name of a region", text, "The region used to sign requests."),
  S3_ACCESS_KEY_ID: setting(
    null,
    "the id as the store displays it",
    text,
    "The id of the access key. It needs the rights to read, write, delete and list in the bucket.",
  ),
  S3_SECRET_ACCESS_KEY: setting(
    null,
    "the secret as the store displays it",
    text,
    "The secret of that access key.",
  ),
  ACCOUNTS_PER_NUMBER: setting(
    "3",
    "a whole number from 1 to 20",
    between(1, 20),
    "How many accounts one WhatsApp number may verify. One relative often registers several people.",
  ),
  REVIEW: setting(
    "after",
    "before or after",
    z.enum(["before", "after"]),
    "Whether the desk reviews a new profile before or after other members see it.",
  ),
  ...serviceSettings,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Settings with invented defaults, which production refuses: members would write to them. */
export const invented_when_unset = [
  "MAIL_FROM",
  "WHATSAPP_NUMBER",
  "SUPPORT_PHONE",
  "SUPPORT_WHATSAPP",
  "WHATSAPP_CHANNEL_URL",
] as const satisfies readonly SettingName[];

/** The settings as read; null where a setting is unset and has no default. */
export type SettingValues = {
  [Name in SettingName]: z.output<(typeof settings)[Name]["read"]> | null;
};
