import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../../test/support/test-app.ts";
import { PhotoStoreError } from "../ports.ts";
import { createS3Photos } from "./s3-photos.ts";

type Service = { run(): Promise<{ port: number }>; close(): Promise<void> };
/** The package has no types. */
const S3rver = createRequire(import.meta.url)("@20minutes/s3rver") as new (options: object) => Service;

const directory = mkdtempSync(path.join(tmpdir(), "sanjog-s3-"));
const service = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: "pictures", configs: [] }],
});
let endpoint = "";

beforeAll(async () => {
  const { port } = await service.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

const account = { bucket: "pictures", region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const storeAt = (place: string, change: Partial<Parameters<typeof createS3Photos>[0]> = {}) =>
  createS3Photos({ endpoint: place, ...account, time_limit_ms: 1_000, first_pause_ms: 5, ...change });
const key = (letter: string) => `${letter.repeat(20)}-full`;
const portrait = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));

async function listed(store = storeAt(endpoint)): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key: found, written_at } of store.list()) {
    expect(Math.abs(Date.now() - written_at.getTime())).toBeLessThan(60_000);
    keys.push(found);
  }
  return keys.sort();
}

describe("a bucket of a real store", () => {
  test("gives back what it was given, byte for byte, until it is deleted", async () => {
    const store = storeAt(endpoint);
    expect(await listed()).toEqual([]);
    await store.put(key("a"), portrait);
    await store.put(key("b"), Buffer.from("small"));
    expect(await store.get(key("a"))).toEqual(portrait);
    expect(await store.exists(key("a"))).toBe(true);
    expect(await listed()).toEqual([key("a"), key("b")]);
    await store.delete(key("a"));
    await store.delete(key("a"));
    expect(await store.get(key("a"))).toBeNull();
    expect(await store.exists(key("a"))).toBe(false);
    expect(await listed()).toEqual([key("b")]);
    await store.delete(key("b"));
  });

  test("is listed to its end, page by page", async () => {
    const store = storeAt(endpoint, { page_size: 3 });
    const keys = Array.from({ length: 7 }, (_, i) => `${String(i).padStart(20, "0")}-card`);
    for (const one of keys) await store.put(one, Buffer.from("x"));
    expect(await listed(store)).toEqual(keys);
  });

  test("keeps an id and a trash, which are no pictures", async () => {
    const store = storeAt(endpoint, { page_size: 2 });
    expect(await store.readId()).toBeNull();
    await store.writeId("the id");
    expect(await store.readId()).toBe("the id");
    const before = await listed(store);
    for (const letter of ["v", "w", "x"]) {
      await store.put(key(letter), portrait);
      await store.trash.add(key(letter));
    }
    expect([await store.get(key("v")), await listed(store)]).toEqual([null, before]);
    expect(await listed({ ...store, list: store.trash.list })).toEqual([key("v"), key("w"), key("x")]);
    await store.trash.bringBack(key("v"));
    expect(await store.get(key("v"))).toEqual(portrait);
    await store.delete(key("v"));
    for (const letter of ["w", "x"]) await store.trash.delete(key(letter));
    expect(await listed({ ...store, list: store.trash.list })).toEqual([]);
  });

  test("opens to nobody with another secret", async () => {
    const thief = storeAt(endpoint, { secretAccessKey: "guessed" });
    for (const attempt of [
      () => thief.put(key("t"), portrait),
      () => thief.get(key("t")),
      () => thief.delete(key("t")),
      () => thief.exists(key("t")),
      () => listed(thief),
    ])
      await expect(attempt()).rejects.toMatchObject({ name: "PhotoStoreError", code: "403" });
    expect(await storeAt(endpoint).exists(key("t"))).toBe(false);
  });

  test("a bucket that is not there is said, and not taken for an empty one", async () => {
    const lost = storeAt(endpoint, { bucket: "nowhere" });
    await expect(lost.put(key("n"), portrait)).rejects.toBeInstanceOf(PhotoStoreError);
    await expect(listed(lost)).rejects.toBeInstanceOf(PhotoStoreError);
  });

  test("takes no key that leads elsewhere", async () => {
    const store = storeAt(endpoint);
    for (const wrong of [
      "../secret-of-the-house",
      "a/b/c/d/e/f/g/h/i/j/k",
      "short",
      "?list-type=2&x=xxxxxxxx",
    ])
      await expect(store.get(wrong)).rejects.toThrow("not a picture key");
  });
});

describe("a store in trouble", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  async function troubled(answer: RequestListener): Promise<string> {
    const listening = createServer(answer);
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  test("is asked again, and works once it is back", async () => {
    let calls = 0;
    const place = await troubled((request, response) => {
      request.resume().on("end", () => {
        calls += 1;
        response.statusCode = calls < 3 ? 503 : 200;
        response.end(calls < 3 ? "busy" : "the picture");
      });
    });
    expect(String(await storeAt(place).get(key("c")))).toBe("the picture");
    expect(calls).toBe(3);
  });

  test("is given up after four tries, with an error and not with nothing", async () => {
    let calls = 0;
    const place = await troubled((request, response) => {
      request.resume().on("end", () => {
        calls += 1;
        response.statusCode = 500;
        response.end();
      });
    });
    await expect(storeAt(place).put(key("c"), portrait)).rejects.toMatchObject({ code: "500" });
    expect(calls).toBe(4);
    await expect(storeAt(place).exists(key("c"))).rejects.toMatchObject({ code: "500" });
  });

  test("never passes half a picture on", async () => {
    let calls = 0;
    const place = await troubled((_request, response) => {
      calls += 1;
      response.writeHead(200, { "content-length": String(portrait.length) });
      if (calls > 1) return void response.end(portrait);
      response.write(portrait.subarray(0, 1_000));
      setTimeout(() => response.destroy(), 20);
    });
    expect(await storeAt(place).get(key("c"))).toEqual(portrait);
    expect(calls).toBe(2);
  });

  test("does not keep anyone waiting when it is silent", async () => {
    const place = await troubled(() => undefined);
    await expect(storeAt(place, { time_limit_ms: 100 }).get(key("c"))).rejects.toBeInstanceOf(
      PhotoStoreError,
    );
  });

  test("that sends us elsewhere is not followed", async () => {
    const place = await troubled((_request, response) => {
      response.writeHead(302, { location: `${endpoint}/pictures/${key("b")}` }).end();
    });
    await expect(storeAt(place).get(key("b"))).rejects.toBeInstanceOf(PhotoStoreError);
  });
});

test("a store in trouble is an outage to anyone who asks, and no validation error of the app", async () => {
  const app = await createTestApp([]);
  app.fastify.get("/picture", async () => {
    throw new PhotoStoreError("500");
  });
  const { statusCode, headers } = await app.fastify.inject("/picture");
  await app.close();
  expect([statusCode, headers["retry-after"]]).toEqual([503, "3"]);
});
