/// <reference lib="esnext.disposable" />
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDeps } from "../../src/platform/adapters/live-deps.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { freePorts } from "./free-ports.ts";
import { startPostgres } from "./postgres-server.ts";
import { type Proxy, startProxy } from "./proxy.ts";
import { openGraph, openMail, openStore } from "./site-outside.ts";
import { endProcess, type Process, startProcess } from "./site-process.ts";
import { own_contacts, type TestApp } from "./test-app.ts";

const host = "sanjog.example";

/** A deployment of several processes with real services, on this machine. */
export type Site = {
  processes: Process[];
  proxy: Proxy;
  http: number;
  https: number;
  host: string;
  /** A connection to the same database, for creating members; runs no jobs. */
  app: TestApp;
  /** The recipients of the accepted mails, in order. */
  mailed: string[];
  start(i: number): Promise<Process>;
  close(): Promise<void>;
};

/**
 * Starts everything, in production's own way; `env` differs from that. What was opened is closed again when a later
 * part does not start.
 */
export async function openSite(count: number, env: Record<string, string> = {}): Promise<Site> {
  const opened = new AsyncDisposableStack();
  try {
    const site = await openAll(opened, count, env);
    return Object.assign(site, { close: () => opened.disposeAsync() });
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openAll(opened: AsyncDisposableStack, count: number, env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-site-"));
  opened.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const database = await startPostgres();
  if (!database) throw new Error("this needs Debian's package postgresql");
  opened.defer(database.stop);
  const store = await openStore(folder);
  opened.defer(store.close);
  const mail = await openMail();
  opened.defer(mail.close);
  const graph = await openGraph();
  opened.defer(graph.close);

  const [http = 0, https = 0, ...own] = await freePorts(2 + 2 * count);
  const settings = { ...settingsOf(folder, database.url, { store, mail, graph }), ...env };
  const children: ChildProcess[] = [];
  opened.defer(async () => void (await Promise.all(children.map(endProcess))));
  const processes: Process[] = [];
  const start = async (i: number) => {
    const [port = 0, metricsPort = 0] = own.slice(2 * i, 2 * i + 2);
    const process = await startProcess(settings, { port, metricsPort }, (child) => children.push(child));
    processes[i] = process;
    return process;
  };
  // All processes start at once, to test that concurrent migrations are safe.
  await Promise.all(Array.from({ length: count }, (_, i) => start(i)));

  const servers = processes.map(({ port }) => port);
  const proxy = startProxy({ folder: path.join(folder, "nginx"), http, https, servers });
  opened.defer(proxy.stop);
  const live = await openDeps(readConfig(settings), (error) => {
    throw error;
  });
  opened.defer(() => live.close());
  const app = { deps: live.deps } as TestApp;
  return { http, https, host, mailed: mail.mailed, processes, start, proxy, app };
}

type Ports = Record<"store" | "mail" | "graph", { port: number }>;

function settingsOf(folder: string, database_url: string, { store, mail, graph }: Ports) {
  return {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    PUBLIC_URL: `https://${host}`,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: database_url,
    SECRET_KEY: "what the processes of one site share",
    FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
    FIELD_INDEX_KEY: Buffer.alloc(32, 2).toString("base64"),
    ...own_contacts,
    GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
    GRIEVANCE_OFFICER_EMAIL: "officer@sanjog.example",
    MAIL_DRIVER: "smtp",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?ignoreTLS=true`,
    WHATSAPP_DRIVER: "cloud",
    WHATSAPP_TOKEN: "token",
    WHATSAPP_PHONE_NUMBER_ID: "1",
    WHATSAPP_APP_SECRET: "secret",
    WHATSAPP_VERIFY_TOKEN: "word",
    WHATSAPP_API_URL: `http://127.0.0.1:${graph.port}`,
    PHOTO_STORE: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}
