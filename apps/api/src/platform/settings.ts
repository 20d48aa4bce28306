import { isIP } from "node:net";
import * as z from "zod/mini";

/** One environment variable: what it is for, what it is when unset, and how it is read. */
export type Setting<T = unknown> = {
  /** As it would be written in the environment; null when there is none. */
  default: string | null;
  meaning: string;
  /** The end of the sentence "NAME must be …" for a mistake. */
  must_be: string;
  read: z.ZodMiniType<T, string>;
};

const text = z.string().check(z.trim(), z.minLength(1));
const flag = z.pipe(
  z.enum(["0", "1", "true", "false"]),
  z.transform((value) => value === "1" || value === "true"),
);
const e164 = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
const url = (protocol: RegExp) => z.url({ protocol });
const withoutSlash = z.transform((value: string) => value.replace(/\/+$/, ""));
const between = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );
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

function setting<T>(
  value: string | null,
  must_be: string,
  read: z.ZodMiniType<T, string>,
  meaning: string,
): Setting<T> {
  return { default: value, must_be, read, meaning };
}

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
/** As they stand in an address: a name, or an IPv4 or IPv6 address, without a port. */
const hostNames = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((name) => name.trim().toLowerCase())),
  ),
  z.array(z.string().check(z.regex(/^([a-z\d]([a-z\d.-]*[a-z\d])?|[\da-f:.]*:[\da-f:.]*)$/))),
);
const mailAddresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((address) => address.trim())),
  ),
  z.array(z.email()),
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
/** The first is the one; behind it those that were it before. */
const keysInOrder = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(",").map((key) => key.trim())),
  ),
  z.array(key32),
);

/** What a development machine shows, since every page needs one; nobody answers there. */
const invented_number = "+911140001234";

/** Every setting of the server, in the order of the operator's table. Nothing else is read from the environment. */
export const settings = {
  NODE_ENV: setting(
    "development",
    "development, test or production",
    z.enum(["development", "test", "production"]),
    "`production` refuses the built-in drivers, the embedded database and missing contacts.",
  ),
  PORT: setting("3000", "a whole number from 0 to 65535", between(0, 65_535), "Where the server listens."),
  HOST: setting("127.0.0.1", "an address or host name", text, "The address it listens on."),
  PUBLIC_URL: setting(
    null,
    "an http or https address such as https://sanjog.example",
    z.pipe(url(/^https?$/), withoutSlash),
    "The address that members type; every link in mails is built from it. Unset: http://localhost:PORT.",
  ),
  OTHER_HOSTS: setting(
    null,
    "names of hosts, separated by commas",
    hostNames,
    "Further names under which the server is asked. Production answers to the one in PUBLIC_URL, to this machine's and to these, else 421; /health to any.",
  ),
  DATA_DIR: setting(
    "./data",
    "a folder",
    text,
    "Holds the embedded database, the pictures and the development secrets.",
  ),
  DATABASE_URL: setting(
    null,
    "a postgres:// address",
    url(/^postgres(ql)?$/),
    "A PostgreSQL server (15 or newer). Unset: the embedded database in DATA_DIR.",
  ),
  PLAIN_HOSTS: setting(
    null,
    "names of hosts, separated by commas",
    hostNames,
    "Hosts of a network of your own that production may speak to without TLS: database, mail, store. This machine it may always.",
  ),
  ALLOW_EMBEDDED: setting("0", "0 or 1", flag, "Lets production run on the embedded database."),
  SECRET_KEY: setting(
    null,
    "at least 32 characters",
    z.string().check(z.minLength(32)),
    "Keys the hashes of one-time codes. Unset in development: made once, kept in DATA_DIR/secret.",
  ),
  FIELD_KEYS: setting(
    null,
    "id:key pairs with commas between, each key 32 bytes in base64 and each id of its own",
    keyRing,
    "Seal numbers, addresses, reference persons and links in the database; the first writes. Unset in development: made once, kept in DATA_DIR/field-keys.",
  ),
  BACKUP_KEY: setting(
    null,
    "32 bytes in base64",
    key32,
    "Seals backups; needed by the commands `backup` and `restore` alone. Keep it elsewhere than the backups.",
  ),
  ERASURE_LEDGER: setting(
    null,
    "a file",
    text,
    "Who was erased, as keyed hashes, for a restore; best on another disk than the database. Unset: DATA_DIR/erased-members.log.",
  ),
  FIELD_INDEX_KEY: setting(
    null,
    "32 bytes in base64, with former keys behind it and commas between",
    keysInOrder,
    "Keys the hashes by which numbers are found; by former ones, blocks on people who have left since are known. Unset in development: made once, kept in DATA_DIR/field-index-key.",
  ),
  TRUST_PROXY: setting(
    "0",
    "the number of proxies in front, or their addresses",
    hops,
    "Whose X-Forwarded-For is believed.",
  ),
  LOG_LEVEL: setting(
    "info",
    "silent, error, warn, info or debug",
    z.enum(["silent", "error", "warn", "info", "debug"]),
    "How much is logged.",
  ),
  STOP_AFTER_SECONDS: setting(
    "0",
    "a whole number from 0 to 60",
    between(0, 60),
    "How long the server goes on after it was told to stop, while `/health/ready` already says no: for a proxy that asks.",
  ),
  METRICS_PORT: setting(
    null,
    "a whole number from 0 to 65535",
    between(0, 65_535),
    "Where `/metrics` is served for a monitor. Unset: nowhere.",
  ),
  METRICS_HOST: setting("127.0.0.1", "an address or host name", text, "The address that port listens on."),
  METRICS_TOKEN: setting(
    null,
    "at least 16 characters",
    z.string().check(z.minLength(16)),
    "What the monitor shows as its bearer token; needed where METRICS_HOST is not this machine alone.",
  ),
  MAIL_DRIVER: setting("dev", "dev or smtp", z.enum(["dev", "smtp"]), "`dev` keeps mails for the page /dev."),
  SMTP_URL: setting(
    null,
    "an smtp:// or smtps:// address",
    url(/^smtps?$/),
    "The mail server, with its login.",
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
    "`cloud` is Meta's WhatsApp Cloud API; `dev` keeps messages for the page /dev.",
  ),
  WHATSAPP_NUMBER: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The service's own number, which members write to. Needed in production.",
  ),
  WHATSAPP_TOKEN: setting(
    null,
    "the token as Meta shows it, on one line",
    text,
    "Lets the service send messages; one of a system user does not expire.",
  ),
  WHATSAPP_PHONE_NUMBER_ID: setting(
    null,
    "digits",
    z.string().check(z.regex(/^\d+$/)),
    "Meta's id of WHATSAPP_NUMBER, which is not the number itself.",
  ),
  WHATSAPP_APP_SECRET: setting(
    null,
    "the secret as Meta shows it, on one line",
    text,
    "Proves that a message to the webhook comes from Meta.",
  ),
  WHATSAPP_VERIFY_TOKEN: setting(
    null,
    "a word of your choice",
    text,
    "Meta repeats it when the webhook is set up.",
  ),
  WHATSAPP_API_URL: setting(
    "https://graph.facebook.com/v24.0",
    "an http or https address",
    z.pipe(url(/^https?$/), withoutSlash),
    "Meta's Graph API.",
  ),
  VAPID_PUBLIC_KEY: setting(
    null,
    "65 bytes in base64url",
    key(65),
    "With its other half, lets browsers be pushed to. Unset in development: made once, kept in DATA_DIR/vapid.",
  ),
  VAPID_PRIVATE_KEY: setting(null, "32 bytes in base64url", key(32), "The other half, kept secret."),
  VAPID_SUBJECT: setting(
    null,
    "a mailto: or https: address",
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)),
    "Where push services reach the operator. Unset: the grievance officer's address.",
  ),
  PUSH_SERVICES: setting(
    "fcm.googleapis.com, updates.push.services.mozilla.com, .push.services.mozilla.com, .notify.windows.com, .push.apple.com",
    "names of hosts, separated by commas",
    services,
    "The push services that are written to; a leading dot takes every name below.",
  ),
  PHOTO_STORE: setting(
    "disk",
    "disk or s3",
    z.enum(["disk", "s3"]),
    "`s3` keeps pictures in a bucket; `disk` in DATA_DIR/photos.",
  ),
  S3_ENDPOINT: setting(
    null,
    "an http or https address",
    z.pipe(url(/^https?$/), withoutSlash),
    "The store's address, without the bucket, such as https://s3.ap-south-1.amazonaws.com.",
  ),
  S3_BUCKET: setting(
    null,
    "the name of a bucket",
    z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)),
    "The bucket; nothing else may lie in it.",
  ),
  S3_REGION: setting("us-east-1", "the name of a region", text, "The region that requests are signed for."),
  S3_ACCESS_KEY_ID: setting(
    null,
    "the id as the store shows it",
    text,
    "Names the access key that may read, write, delete and list in the bucket.",
  ),
  S3_SECRET_ACCESS_KEY: setting(
    null,
    "the secret as the store shows it",
    text,
    "The secret half of that access key.",
  ),
  ACCOUNTS_PER_NUMBER: setting(
    "3",
    "a whole number from 1 to 20",
    between(1, 20),
    "How many accounts one WhatsApp number may verify; relatives register several people.",
  ),
  REVIEW: setting(
    "after",
    "before or after",
    z.enum(["before", "after"]),
    "Whether a new profile is looked at before or after others see it.",
  ),
  PRODUCT_NAME: setting("Sanjog", "a name", text, "The name of the service."),
  SUPPORT_PHONE: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The number that members call for help: stands on every page and in every mail. Needed in production.",
  ),
  SUPPORT_WHATSAPP: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The WhatsApp number that members write to for help: stands on every page. Needed in production.",
  ),
  WHATSAPP_CHANNEL_URL: setting(
    "https://channel.sanjog.example",
    "an https address, or none",
    z.union([z.literal("none"), url(/^https$/)]),
    "The community's WhatsApp channel, linked on every page; `none` where there is none. Needed in production.",
  ),
  OPERATOR: setting(
    null,
    "a name and postal address",
    text,
    "Who answers for the service and the data: stands in the terms and the privacy policy. Needed in production.",
  ),
  GRIEVANCE_OFFICER_NAME: setting(
    null,
    "a name",
    text,
    "The grievance officer, whom the law wants named on the site; needed in production.",
  ),
  GRIEVANCE_OFFICER_EMAIL: setting(
    null,
    "a mail address",
    z.email(),
    "Where complaints go; needed in production.",
  ),
  OPERATOR_MAIL: setting(
    null,
    "mail addresses, separated by commas",
    mailAddresses,
    "Who is told of new reports, waiting profiles and what does not work. Unset: the grievance officer's address.",
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Their defaults are inventions: good to look at, and wrong for members to write to. */
export const invented_when_unset = [
  "MAIL_FROM",
  "WHATSAPP_NUMBER",
  "SUPPORT_PHONE",
  "SUPPORT_WHATSAPP",
  "WHATSAPP_CHANNEL_URL",
] as const satisfies readonly SettingName[];

/** What the settings hold once read; null where nothing was set and there is no default. */
export type SettingValues = {
  [Name in SettingName]: z.output<(typeof settings)[Name]["read"]> | null;
};
