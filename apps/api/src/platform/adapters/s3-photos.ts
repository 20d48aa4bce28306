import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type PhotoStore, PhotoStoreError, type StoredFile } from "../ports.ts";

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The limit for one attempt; a request is attempted four times. */
  time_limit_ms?: number;
  first_pause_ms?: number;
  /** The number of keys per listing response; S3 allows at most a thousand. */
  page_size?: number;
};

/** The app generates the keys. This check refuses a key that could lead elsewhere, in case one ever comes from outside. */
const key_pattern = /^[\w-]{16,100}(\.[a-z\d]{2,5})?$/;
/** With a store that fails every second time, a picture in three sizes still succeeds five times in six. */
const tries = 4;
/** The statuses of an unavailable or busy service, which are worth another attempt. */
const passing = (status: number) => status >= 500 || status === 429 || status === 408;

type Answer = { status: number; body: Buffer };
type Wish = { method: "GET" | "PUT" | "DELETE" | "HEAD"; path: string; body?: Buffer };
type Ask = (wish: Wish) => Promise<Answer>;

/** Names that cannot be keys. */
const id_path = "/store-id";
const trash_prefix = "trash/";

/** Stores pictures in a bucket of any S3 service, with path-style addresses. */
export function createS3Photos(options: S3Options): PhotoStore {
  const ask = asker(options);
  const page_size = options.page_size ?? 1_000;
  const pathOf = (key: string, prefix = "") => {
    if (!key_pattern.test(key)) throw new Error("not a picture key");
    return `/${prefix}${key}`;
  };
  const { put, get, remove } = plainCalls(ask);
  // Every service can read, write and delete, but not every one can copy.
  const move = async (from: string, to: string) => {
    const body = await get(from);
    if (!body) return;
    await put(to, body);
    await remove(from);
  };
  return {
    put: async (key, body) => put(pathOf(key), body),
    get: async (key) => get(pathOf(key)),
    delete: async (key) => remove(pathOf(key)),
    async exists(key) {
      const { status } = await ask({ method: "HEAD", path: pathOf(key) });
      if (status !== 200 && status !== 404) throw new PhotoStoreError(String(status));
      return status === 200;
    },
    list: () => listBucket(ask, page_size),
    readId: async () => (await get(id_path))?.toString("utf8").trim() ?? null,
    writeId: (id) => put(id_path, Buffer.from(`${id}\n`)),
    trash: {
      add: (key) => move(pathOf(key), pathOf(key, trash_prefix)),
      bringBack: (key) => move(pathOf(key, trash_prefix), pathOf(key)),
      list: () => listBucket(ask, page_size, trash_prefix),
      delete: (key) => remove(pathOf(key, trash_prefix)),
    },
  };
}

function plainCalls(ask: Ask) {
  return {
    async put(path: string, body: Buffer): Promise<void> {
      const { status } = await ask({ method: "PUT", path, body });
      if (status !== 200) throw new PhotoStoreError(String(status));
    },
    async get(path: string): Promise<Buffer | null> {
      const { status, body } = await ask({ method: "GET", path });
      if (status === 404) return null;
      if (status !== 200) throw new PhotoStoreError(String(status));
      return body;
    },
    async remove(path: string): Promise<void> {
      const { status } = await ask({ method: "DELETE", path });
      if (status !== 204 && status !== 200 && status !== 404) throw new PhotoStoreError(String(status));
    },
  };
}

/** Sends one signed request with a time limit. Repeats it when the service is unavailable, never after a refusal. */
function asker({ time_limit_ms = 10_000, first_pause_ms = 200, ...options }: S3Options): Ask {
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const base = `${options.endpoint.replace(/\/+$/, "")}/${options.bucket}`;
  return async ({ method, path, body }) => {
    for (let tried = 1; ; tried += 1) {
      const answer = await once(client, base + path, { method, body }, time_limit_ms);
      if (!("failed" in answer)) return answer;
      if (tried === tries) throw new PhotoStoreError(answer.failed);
      await pause(first_pause_ms * 4 ** (tried - 1));
    }
  };
}

async function once(
  client: AwsClient,
  url: string,
  { method, body }: { method: Wish["method"]; body: Buffer | undefined },
  time_limit_ms: number,
): Promise<Answer | { failed: string }> {
  const signal = AbortSignal.timeout(time_limit_ms);
  try {
    // The hash is part of the signature, so the store refuses bytes that change on the way.
    const headers = body && { "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex") };
    const bytes = body && new Uint8Array(body);
    const request = await client.sign(url, {
      method,
      ...(headers && { headers }),
      ...(bytes && { body: bytes }),
    });
    const answer = await fetch(request, { signal, redirect: "error" });
    // Throws when the body ends before its announced length.
    const received = Buffer.from(await answer.arrayBuffer());
    if (passing(answer.status)) return { failed: String(answer.status) };
    const announced = answer.headers.get("content-length");
    const cut = method === "GET" && announced !== null && Number(announced) !== received.length;
    return cut ? { failed: "cut short" } : { status: answer.status, body: received };
  } catch (error) {
    return { failed: (error as Error).name };
  }
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Lists page by page, each from the last key of the previous one: the oldest way, which every service supports. */
async function* listBucket(ask: Ask, page_size: number, prefix = ""): AsyncGenerator<StoredFile> {
  const wanted = prefix ? `&prefix=${encodeURIComponent(prefix)}` : "";
  let after: string | undefined;
  do {
    const marker = after ? `&marker=${encodeURIComponent(after)}` : "";
    const { status, body } = await ask({ method: "GET", path: `?max-keys=${page_size}${wanted}${marker}` });
    if (status !== 200) throw new PhotoStoreError(String(status));
    const xml = body.toString("utf8");
    let last: string | undefined;
    for (const [, entry = ""] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      last = textOf(entry, "Key") ?? "";
      const written_at = new Date(textOf(entry, "LastModified") ?? "");
      const key = last.startsWith(prefix) ? last.slice(prefix.length) : "";
      // Skips files that are not ours and files without a date.
      if (key_pattern.test(key) && !Number.isNaN(written_at.getTime())) yield { key, written_at };
    }
    const more = textOf(xml, "IsTruncated") === "true" && last !== after;
    after = more ? last : undefined;
  } while (after);
}
