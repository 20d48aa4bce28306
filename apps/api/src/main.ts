import { flushCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createApp } from "./app.ts";
import { areas } from "./areas.ts";
import { bindStore } from "./photos/commands/bind-store.ts";
import { type LiveDeps, openDeps } from "./platform/adapters/live-deps.ts";
import { type Config, ConfigError, misspelledSettings, readConfig } from "./platform/config/config.ts";
import { diskSentence, SetupError } from "./platform/config/setup-error.ts";
import { versionText } from "./platform/config/version.ts";
import { FieldKeysError } from "./platform/database/field-keys.ts";
import { FolderInUseError } from "./platform/database/folder-lock.ts";
import { MigrationBlockedError } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { UnfinishedRestoreError } from "./platform/database/restore-mark.ts";
import { requireWritable } from "./platform/files/private-files.ts";
import { openWaitingServer, type WaitingServer } from "./platform/http/waiting-server.ts";
import { startJobs } from "./platform/jobs/runner.ts";
import { createHealth } from "./platform/observability/health.ts";
import { type MetricsPage, openMetricsPage } from "./platform/observability/metrics/metrics-page.ts";
import type { Log } from "./platform/ports.ts";
import { usesDevDrivers } from "./platform/whatsapp/whatsapp-link.ts";

/** Below ten seconds, after which supervisors kill a process that has not stopped. */
const stop_limit_ms = 9_000;

for (const sentence of misspelledSettings()) console.error(sentence);
const live = await openOrExplain();
const { deps, database } = live;
const health = createHealth(deps);
const app = await createApp(deps, areas, { shedding: true, health });
const jobs = await startJobs(deps, areas, database.embedded);
health.jobs(jobs.areRunning);
let metricsPage: MetricsPage | undefined;
if (deps.config.metrics) {
  const { metrics } = deps.config;
  await openOrSay("METRICS_", metrics, async () => {
    metricsPage = await openMetricsPage(deps, health, metrics);
  });
}
await openOrSay("", deps.config, () => app.listen({ port: deps.config.port, host: deps.config.host }));
// Registered before the address is announced, since a stop signal may follow at once.
stopOnRequest();
// Anyone who is killed writes nothing down, and is to be back soon.
setTimeout(flushCompileCache, 2_000).unref();
announce(deps.config, (app.server.address() as AddressInfo).port);

/** Ends the process when its database ends; the supervisor then starts a new one. */
function onDeath(err: Error, log: Log): never {
  log.fatal({ err }, "the embedded database ended");
  process.exit(70);
}

/** Throws if the picture folder is not writable, except for a full disk, on which everything but pictures still works. */
function requirePictureFolder({ photos, dataDir }: Config): void {
  if (photos.store !== "disk") return;
  try {
    requireWritable(path.join(dataDir, "photos"));
  } catch (error) {
    const full = /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? "");
    const sentence = diskSentence(error);
    if (!full) throw sentence ? new SetupError(sentence) : error;
  }
}

async function openOrExplain(): Promise<LiveDeps> {
  let waiting: WaitingServer | undefined;
  let embedded = true;
  try {
    const config = readConfig();
    embedded = config.databaseUrl === null;
    requirePictureFolder(config);
    const opened = await openDeps(config, onDeath, openDatabase, undefined, (reason, log) => {
      log.warn({ reason }, "the database cannot be reached; waiting for it");
      waiting ??= openWaitingServer(config, config.productName);
    });
    await waiting?.close();
    await bindStore(opened.deps).catch(async (error) => {
      await opened.close();
      throw error;
    });
    return opened;
  } catch (error) {
    const kinds = [
      SetupError,
      ConfigError,
      FolderInUseError,
      FieldKeysError,
      UnfinishedRestoreError,
      MigrationBlockedError,
    ];
    const expected = kinds.some((kind) => error instanceof kind);
    const sentence = expected ? (error as Error).message : diskSentence(error);
    console.error(sentence ?? error);
    // The disk of a server elsewhere is watched over there: once it has room, the next start finds it.
    process.exit(expected || (sentence && embedded) ? 78 : 1);
  }
}

async function openOrSay(
  prefix: string,
  { host, port }: { host: string; port: number },
  open: () => Promise<unknown>,
): Promise<void> {
  try {
    await open();
  } catch (error) {
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or choose another with ${prefix}PORT.`,
      EACCES: `Port ${port} may not be opened by this user. Choose another with ${prefix}PORT.`,
      EADDRNOTAVAIL: `${prefix}HOST is ${host}, which is no address of this machine.`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
    console.error(sentence ?? error);
    await stop().catch(() => undefined);
    process.exit(sentence ? 78 : 1);
  }
}

function announce(config: Config, port: number): void {
  const base = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  console.log(`${config.productName} ${versionText} is open at ${base}`);
  if (usesDevDrivers(config)) console.log(`Mails and WhatsApp messages are at ${base}/dev`);
  process.send?.("ready");
}

/** Finishes the accepted requests, stops the jobs and then closes the database. */
async function stop(): Promise<void> {
  health.stopping();
  await pause(deps.config.stopAfterSeconds * 1_000);
  await app.close();
  await jobs.stop();
  await live.close();
  await metricsPage?.close();
}

function stopOnRequest(): void {
  let asked = false;
  const onRequest = () => {
    // A second signal stops the process immediately.
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), stop_limit_ms + deps.config.stopAfterSeconds * 1_000).unref();
    stop().then(
      () => process.exit(0),
      (err) => {
        deps.log.error({ err }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onRequest);
  process.on("unhandledRejection", (err) => deps.log.error({ err }, "unhandled rejection"));
  process.on("uncaughtException", (err) => {
    deps.log.fatal({ err }, "uncaught exception");
    process.exit(70);
  });
}
