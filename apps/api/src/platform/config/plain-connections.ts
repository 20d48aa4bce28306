import type { SettingName, SettingValues } from "./settings.ts";

/** Whether a name or address is this machine's own. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  return bare === "localhost" || bare === "::1" || /^127\.\d+\.\d+\.\d+$/.test(bare);
}

/**
 * What of these settings would speak in the clear with another machine, or with one that anybody could pretend to be: a
 * sentence each, none for the hosts of PLAIN_HOSTS.
 */
export function plainConnections(values: SettingValues): string[] {
  const found: [SettingName, boolean, string][] = [
    ["DATABASE_URL", isOpen(values, values.DATABASE_URL, databaseIsEncrypted), "end in ?sslmode=verify-full"],
    [
      "DATABASE_DIRECT_URL",
      isOpen(values, values.DATABASE_DIRECT_URL, databaseIsEncrypted),
      "end in ?sslmode=verify-full",
    ],
    [
      "DATABASE_REPLICA_URL",
      (values.DATABASE_REPLICA_URL ?? []).some((address) => isOpen(values, address, databaseIsEncrypted)),
      "end in ?sslmode=verify-full",
    ],
    [
      "SMTP_URL",
      isOpen(values, values.SMTP_URL, mailIsEncrypted),
      "be smtps://, or smtp:// with ?requireTLS=true",
    ],
    ["S3_ENDPOINT", isOpen(values, values.S3_ENDPOINT, isHttps), "be an https address"],
    ["SMS_URL", isOpen(values, values.SMS_URL, isHttps), "be an https address"],
    ["WHATSAPP_API_URL", isOpen(values, values.WHATSAPP_API_URL, isHttps), "be an https address"],
  ];
  return found
    .filter(([, open]) => open)
    .map(
      ([name, , how]) =>
        `${name} must ${how} in production, or lead to this machine; PLAIN_HOSTS names the hosts of a network of your own.`,
    );
}

function isOpen(values: SettingValues, written: string | null, isEncrypted: (url: URL) => boolean): boolean {
  if (written === null) return false;
  const url = new URL(written);
  // A socket in the file system takes the place of an address; both may be given there.
  const host = url.searchParams.get("host") ?? decodeURIComponent(url.hostname);
  const near = host.startsWith("/") || isLoopback(host) || values.PLAIN_HOSTS?.includes(host);
  return !near && !isEncrypted(url);
}

const isHttps = (url: URL): boolean => url.protocol === "https:";

/** The modes in which the driver looks at the server's certificate and name. */
function databaseIsEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get("sslmode");
  if (searchParams.get("uselibpqcompat") === "true") return mode === "verify-full";
  return ["require", "verify-ca", "verify-full"].includes(mode ?? "");
}

function mailIsEncrypted({ protocol, searchParams }: URL): boolean {
  const unlooked = searchParams.get("tls.rejectUnauthorized") === "false";
  const forgone = searchParams.get("ignoreTLS") === "true" || searchParams.get("secure") === "false";
  return !unlooked && !forgone && (protocol === "smtps:" || searchParams.get("requireTLS") === "true");
}
