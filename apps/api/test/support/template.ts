import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { type Database, type DatabaseOptions, openDatabase } from "../../src/platform/database/open.ts";

/** The migrated, empty database that each test file copies. */
export type Template = { kind: "folder"; dir: string } | ServerTemplate;

type ServerTemplate = {
  kind: "server";
  url: string;
  /** A pooler before the server, which the tests then use. */
  pooler_url?: string | undefined;
  /** A replica of the server, which the tests then search. */
  replica_url?: string | undefined;
  name: string;
};

export type CopiedDatabase = {
  database: Database;
  /** The folder of the embedded database; null on a server. */
  dir: string | null;
  /** The replica of this database; null without one. */
  replica_url: string | null;
  remove(): Promise<void>;
};

/** Creates the template once per run: on the server at `server_url`, or as a folder. */
export async function makeTemplate(
  server_url: string | null,
  others: Pick<ServerTemplate, "pooler_url" | "replica_url"> = {},
): Promise<{ template: Template; remove(): Promise<void> }> {
  if (server_url) return makeServerTemplate(server_url, others);
  const parent = mkdtempSync(path.join(tmpdir(), "sanjog-template-"));
  const dir = path.join(parent, "database");
  await (await openDatabase({ url: null, dir })).close();
  return {
    template: { kind: "folder", dir },
    remove: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

async function makeServerTemplate(
  server_url: string,
  others: Pick<ServerTemplate, "pooler_url" | "replica_url">,
) {
  const name = `sanjog_template_${process.pid}`;
  await onServer(server_url, `create database ${name}`);
  await (await openDatabase({ url: databaseUrl(server_url, name), dir: "" })).close();
  return {
    template: { kind: "server" as const, url: server_url, ...others, name },
    remove: () => onServer(server_url, `drop database if exists ${name}`),
  };
}

/** The database of one test file. */
export async function copyTemplate(
  template: Template,
  onInterruption?: DatabaseOptions["onInterruption"],
): Promise<CopiedDatabase> {
  return template.kind === "folder" ? copyFolder(template.dir) : copyOnServer(template, onInterruption);
}

async function copyFolder(source: string): Promise<CopiedDatabase> {
  const parent = mkdtempSync(path.join(tmpdir(), "sanjog-test-"));
  const dir = path.join(parent, "database");
  cpSync(source, dir, { recursive: true });
  const database = await openDatabase({ url: null, dir });
  return {
    database,
    dir,
    replica_url: null,
    remove: async () => {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

async function copyOnServer(
  { url, pooler_url, replica_url, name }: ServerTemplate,
  onInterruption: DatabaseOptions["onInterruption"],
): Promise<CopiedDatabase> {
  // Never a name again: a pooler may still keep connections of the database that had it.
  const copy = `sanjog_test_${randomUUID().replaceAll("-", "")}`;
  // Copying files takes a third of the time of the default, which logs each page.
  await onServer(url, `create database ${copy} template ${name} strategy file_copy`);
  const database = await openDatabase({
    url: databaseUrl(pooler_url ?? url, copy),
    directUrl: databaseUrl(url, copy),
    prepares: pooler_url === undefined,
    onInterruption,
    dir: "",
  });
  return {
    database,
    dir: null,
    replica_url: replica_url ? databaseUrl(replica_url, copy) : null,
    remove: async () => {
      await database.close();
      await onServer(url, `drop database if exists ${copy} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function databaseUrl(server_url: string, name: string): string {
  const url = new URL(server_url);
  url.pathname = `/${name}`;
  return url.href;
}
