import { randomBytes } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { WhatsAppStanding } from "@sanjog/domain/accounts/whatsapp-standing";
import { isBackupLate, least_free_bytes, type WatchedPart } from "@sanjog/domain/monitoring/trouble";
import { sql } from "kysely";
import { loadBackupTimes } from "../../platform/backup/backup-mark.ts";
import { within } from "../../platform/observability/time-limit.ts";
import type { PhotoStore } from "../../platform/ports.ts";
import { loadSmsOfDay } from "../../platform/sms/limits.ts";
import { loadStanding } from "../../platform/whatsapp/standing.ts";
import { countOnCall } from "../../staff/queries/on-call.ts";
import type { MonitoringDeps } from "../deps.ts";

/** The result of checking one part: that it works, or why it does not. Contains no personal data. */
export type Finding = { works: boolean; detail: string };

/** Shorter than the time a server has to stop. */
const limit_ms = 5_000;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Checks every watched part against the real service, all concurrently. */
export async function probeParts(deps: MonitoringDeps): Promise<Record<WatchedPart, Finding>> {
  const { mail, whatsapp, sms, photos, config } = deps;
  const [mails, messages, standing, texts, sms_limit, pictures, disk, outbox, backup, on_call] =
    await Promise.all([
      find(mail.verify(), "The mail server takes our login."),
      find(whatsapp.verify(), "WhatsApp accepts our token."),
      probeStanding(deps),
      find(sms.verify(), "The SMS gateway can be reached."),
      probeSmsLimit(deps),
      find(tryStore(photos), "A picture can be stored, read and removed."),
      probeDisk(config.dataDir),
      probeOutbox(deps),
      probeBackup(deps),
      probeOnCall(deps),
    ]);
  return {
    mail: mails,
    whatsapp: messages,
    whatsapp_standing: standing,
    sms: texts,
    sms_limit,
    pictures,
    disk,
    outbox,
    backup,
    on_call,
  };
}

/**
 * Returns the result of one check. Describes a failure by its code, host and hint, never by its message, which may
 * contain personal data.
 */
export async function find(work: Promise<unknown>, works: string): Promise<Finding> {
  try {
    await within(limit_ms, work);
    return { works: true, detail: works };
  } catch (error) {
    return { works: false, detail: failureOf(error) };
  }
}

function failureOf(error: unknown): string {
  const { name, code, host, hint } = error as Record<"name" | "code" | "host" | "hint", string | undefined>;
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  if (cause?.code) return `It cannot be reached: ${cause.code}.`;
  const place = host ? `${host}: ` : "";
  return `${place}${[name, code].filter(Boolean).join(" ")}.${hint ? ` ${hint}` : ""}`;
}

export async function tryStore(photos: PhotoStore): Promise<void> {
  const key = `probe-${randomBytes(12).toString("hex")}`;
  const bytes = randomBytes(32);
  await photos.put(key, bytes);
  const found = await photos.get(key);
  await photos.delete(key);
  if (!found?.equals(bytes))
    throw Object.assign(new Error(), { name: "StoreLost", hint: "It gave back other bytes." });
}

export async function probeDisk(folder: string): Promise<Finding> {
  const file = path.join(folder, `probe-${randomBytes(6).toString("hex")}`);
  const tried = await find(
    writeFile(file, "", { mode: 0o600, flag: "wx" }).finally(() => rm(file, { force: true })),
    "",
  );
  if (!tried.works) return { works: false, detail: `DATA_DIR cannot be written: ${tried.detail}` };
  const { bavail, bsize } = await statfs(folder);
  const detail = `DATA_DIR can be written and has ${gigabytes(bavail * bsize)} left`;
  const works = bavail * bsize >= least_free_bytes;
  return { works, detail: works ? `${detail}.` : `${detail}; ${gigabytes(least_free_bytes)} are wanted.` };
}

const late_after_minutes = 15;

export async function probeOutbox({ db }: Pick<MonitoringDeps, "db">): Promise<Finding> {
  const { rows } = await sql<{ late: string }>`
    select count(*) as late from graphile_worker.jobs
    where attempts < max_attempts and created_at < now() - make_interval(mins => ${late_after_minutes})
      and (attempts > 0 or run_at < now() - make_interval(mins => ${late_after_minutes}))`.execute(db);
  const late = Number(rows[0]?.late ?? 0);
  const works = late < 3;
  const detail = `${late} mails or messages have been waiting for more than ${late_after_minutes} minutes.`;
  return { works, detail };
}

/** Says what Meta told about the account, without personal data. */
export const standingDetail = (standing: WhatsAppStanding, reason: string) =>
  standing === "open" ? "Meta has no objection." : `Meta says ${reason}: WhatsApp is ${standing}.`;

async function probeStanding(deps: MonitoringDeps): Promise<Finding> {
  const { standing, reason } = await loadStanding(deps, deps.db);
  return { works: standing === "open", detail: standingDetail(standing, reason) };
}

async function probeSmsLimit(deps: MonitoringDeps): Promise<Finding> {
  const { driver, mostADay } = deps.config.sms;
  if (driver === "none") return { works: true, detail: "There is no SMS gateway." };
  const { sent, has_room } = await loadSmsOfDay(deps, deps.db);
  return { works: has_room, detail: `${sent} SMS within a day; SMS_MOST_A_DAY is ${mostADay}.` };
}

/** Says whether somebody would be woken for each kind of urgent case, an order of an authority too. */
export async function probeOnCall({ db }: Pick<MonitoringDeps, "db">): Promise<Finding> {
  const { accounts, people, leads } = await countOnCall(db);
  if (accounts === 0) return { works: true, detail: "Nobody has an account at the desk yet." };
  const detail = `${people} of ${accounts} people at the desk are on call, and ${leads} of them may take an order of an authority.`;
  return { works: people > 0 && leads > 0, detail };
}

export async function probeBackup({ db, now }: Pick<MonitoringDeps, "db" | "now">): Promise<Finding> {
  const times = await loadBackupTimes(db);
  const hours = times.made_at && Math.floor((now().getTime() - times.made_at.getTime()) / 3_600_000);
  const detail = hours === null ? "No backup was made yet." : `The last backup is ${hours} hours old.`;
  return { works: !isBackupLate(times, now()), detail };
}
