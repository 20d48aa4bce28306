import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type LiveDeps, openDeps } from "../platform/adapters/live-deps.ts";
import { readConfig } from "../platform/config.ts";
import { freePorts } from "./free-ports.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { type Proxy, startProxy } from "./proxy.ts";
import { own_contacts, type TestApp } from "./test-app.ts";

const main = path.join(import.meta.dirname, "../main.ts");
const host = "sanjog.example";

type Store = { run(): Promise<{ port: number }>; close(): Promise<void> };
/** It brings no types. */
const S3rver = createRequire(import.meta.url)("@20minutes/s3rver") as new (options: object) => Store;

export type Process = {
  port: number;
  metricsPort: number;
  child: ChildProcess;
  /** The figure of this process's own metrics; 0 where there is none. */
  figure(series: string): Promise<number>;
};

/** What a community runs on that has outgrown one process: all of it real, on this machine. */
export type Site = {
  processes: Process[];
  proxy: Proxy;
  http: number;
  https: number;
  host: string;
  /** The same database, for making members; does no jobs. */
  house: TestApp;
  /** The recipients of what the mail server took, in order. */
  mailed: string[];
  start(i: number): Promise<Process>;
  close(): Promise<void>;
};

/** Starts everything, in production's own way; `env` differs from that. */
export async function openSite(count: number, env: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-site-"));
  const database = await startPostgres();
  if (!database) throw new Error("this needs Debian's package postgresql");
  const [store, mail, graph] = [await openStore(folder), await openMail(), await openGraph()];
  const ports = await freePorts(2 + 2 * count);
  const [http = 0, https = 0, ...own] = ports;
  const settings = settingsOf({ folder, database, store, mail, graph, env });
  const site = {
    http,
    https,
    host,
    mailed: mail.mailed,
    processes: [] as Process[],
    start: async (i: number) => {
      const [port = 0, metricsPort = 0] = own.slice(2 * i, 2 * i + 2);
      const process = await startProcess({ ...settings, ...portsOf(port, metricsPort) }, port, metricsPort);
      site.processes[i] = process;
      return process;
    },
  };
  // All at once: their migrations must get along.
  await Promise.all(Array.from({ length: count }, (_, i) => site.start(i)));
  const servers = site.processes.map(({ port }) => port);
  const proxy = startProxy({ folder: path.join(folder, "nginx"), http, https, servers });
  const live = await openDeps(readConfig(settings), (error) => {
    throw error;
  });
  return Object.assign(site, {
    proxy,
    house: { deps: live.deps } as TestApp,
    close: () => closeAll({ site, proxy, live, mail, graph, store, database, folder }),
  });
}

type Outside = {
  folder: string;
  database: PostgresServer;
  store: Awaited<ReturnType<typeof openStore>>;
  mail: Awaited<ReturnType<typeof openMail>>;
  graph: Server;
};

function settingsOf({
  folder,
  database,
  store,
  mail,
  graph,
  env,
}: Outside & { env: Record<string, string> }) {
  const graphPort = (graph.address() as AddressInfo).port;
  return {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    PUBLIC_URL: `https://${host}`,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: database.url,
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
    WHATSAPP_API_URL: `http://127.0.0.1:${graphPort}`,
    PHOTO_STORE: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    ...env,
  };
}

const portsOf = (port: number, metricsPort: number) => ({
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
});

async function startProcess(env: NodeJS.ProcessEnv, port: number, metricsPort: number): Promise<Process> {
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const said = text(child.stderr as NodeJS.ReadableStream);
  const ready = once(child, "message").then(() => null);
  const ended = once(child, "exit").then(() => said);
  const complaint = await Promise.race([ready, ended]);
  if (complaint !== null) throw new Error(`a server did not start: ${complaint}`);
  return {
    port,
    metricsPort,
    child,
    figure: async (series) => {
      const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = page.split("\n").find((one) => one.startsWith(`${series} `));
      return Number(line?.split(" ").at(-1) ?? 0);
    },
  };
}

async function openStore(folder: string) {
  const options = { address: "127.0.0.1", port: 0, silent: true, directory: path.join(folder, "store") };
  const store = new S3rver({ ...options, configureBuckets: [{ name: "pictures", configs: [] }] });
  const { port } = await store.run();
  return { port, close: () => store.close() };
}

async function openMail() {
  const mailed: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      stream.resume().on("end", () => {
        mailed.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mailed, port: (server.server.address() as AddressInfo).port, close };
}

/** Takes every WhatsApp message. */
async function openGraph(): Promise<Server> {
  const graph = createServer((request, reply) => request.resume().on("end", () => reply.end("{}")));
  await new Promise<void>((resolve) => graph.listen(0, "127.0.0.1", resolve));
  return graph;
}

type Everything = Outside & { site: { processes: Process[] }; proxy: Proxy; live: LiveDeps };

async function closeAll(all: Everything): Promise<void> {
  all.proxy.stop();
  await Promise.all(all.site.processes.map(({ child }) => endProcess(child)));
  await all.live.close();
  await Promise.all([all.mail.close(), all.store.close()]);
  all.graph.close();
  await all.database.stop();
  rmSync(all.folder, { recursive: true, force: true });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
