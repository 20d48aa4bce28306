import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { base_path } from "@sanjog/contract/endpoint";
import { onEmbedded } from "./inside-server.ts";
import { picture } from "./people.ts";
import { tally } from "./record.ts";
import { type Fault, randomOf } from "./run.ts";
import { addPicture } from "./writers.ts";

type Trouble = "none" | "half fail" | "slow" | "cut";
const troubles: Trouble[] = ["half fail", "slow", "cut"];
const most_tries = 3;
const least_stored = 0.99;

/** Lets the picture store fail, slow down and disconnect; no row lacks its picture, and nobody receives another's. */
export const store: Fault = {
  does: "an S3 store that fails half the time, takes seconds, cuts answers short",
  cycles: 40,
  async run(settings) {
    const { cycles } = settings;
    const shop = await openShop(randomOf(settings.seed, "store"));
    const s3 = {
      S3_ENDPOINT: shop.endpoint,
      S3_BUCKET: "pictures",
      S3_ACCESS_KEY_ID: "a",
      S3_SECRET_ACCESS_KEY: "s",
    };
    const wanted = { members: 8, connections: 8, env: { PHOTO_STORE: "s3", ...s3 } };
    return onEmbedded(wanted, settings, async ({ app, record, notify, violations, afterwards }) => {
      afterwards(() => shop.close());
      await app.start();
      const image = await picture(60_000);
      for (const trouble of troubles) {
        const from = record.operations.length;
        shop.trouble = trouble;
        let stored = 0;
        const count = trouble === "slow" ? Math.min(8, cycles) : cycles;
        const upload = async (n: number) => {
          const member = app.members[n % app.members.length] ?? null;
          for (let tried = 0; tried < most_tries; tried += 1) {
            const { operation } = await record.send(app.base(), member, {
              ...addPicture(image),
              limit_ms: 120_000,
            });
            if (operation.status === 200) {
              stored += 1;
              await empty(n);
              return;
            }
          }
        };
        const empty = async (n: number) => {
          const member = app.members[n % app.members.length] ?? null;
          const { text } = await record.send(app.base(), member, {
            path: `${base_path}/api/user/pictures`,
            what: "gallery",
          });
          for (const { id } of idsIn(text)) {
            const shown = await record.send(app.base(), member, {
              path: `${base_path}/api/pictures/${id}`,
              what: "picture",
            });
            const { status } = shown.operation;
            if (![200, 404, 503].includes(status))
              violations.push(`${trouble}: a picture answered ${status}`);
            await record.send(app.base(), member, {
              method: "DELETE",
              path: `${base_path}/api/user/pictures/${id}`,
              what: "delete",
            });
          }
        };
        for (let n = 0; n < count; n += 4)
          await Promise.all([n, n + 1, n + 2, n + 3].filter((one) => one < count).map(upload));
        const wrong = record.operations.slice(from).filter(({ status }) => ![200, 404, 503].includes(status));
        if (wrong.length > 0) violations.push(`${trouble}: ${tally(wrong)}`);
        notify(
          `${trouble}: ${stored} of ${count} stored within ${most_tries} tries; ${tally(record.operations.slice(from))}`,
        );
        if (stored < least_stored * count) violations.push(`${trouble}: only ${stored} of ${count} stored`);
      }
      shop.trouble = "none";
    });
  },
};

function idsIn(text: string): { id: string }[] {
  try {
    const { data } = JSON.parse(text) as { data?: { data?: { id: string }[] } };
    return data?.data ?? [];
  } catch {
    return [];
  }
}

/** An in-memory store with the S3 operations that we use, and with faults. */
async function openShop(random: () => number) {
  const kept = new Map<string, Buffer>();
  const shop = { endpoint: "", trouble: "none" as Trouble, close: async () => undefined as void };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      if (shop.trouble === "half fail" && random() < 0.5) return void response.writeHead(500).end();
      if (shop.trouble === "slow")
        await new Promise((resolve) => setTimeout(resolve, 1_000 + random() * 2_000));
      const key = (request.url ?? "").split("?")[0] ?? "";
      const cut = shop.trouble === "cut" && random() < 0.3;
      if (request.method === "PUT") {
        if (cut) return void request.socket.destroy();
        kept.set(key, Buffer.concat(parts));
        return void response.writeHead(200).end();
      }
      if (request.method === "DELETE") {
        kept.delete(key);
        return void response.writeHead(204).end();
      }
      if (key === "/pictures") return void response.writeHead(200).end(listOf(kept));
      const found = kept.get(key);
      if (!found) return void response.writeHead(404).end();
      response.writeHead(200, { "content-length": found.length });
      if (!cut || request.method === "HEAD")
        return void response.end(request.method === "HEAD" ? undefined : found);
      response.write(found.subarray(0, found.length / 2), () => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return shop;
}

function listOf(kept: ReadonlyMap<string, Buffer>): string {
  const entries = [...kept.keys()].map(
    (key) =>
      `<Contents><Key>${key.split("/").at(-1)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join("")}</ListBucketResult>`;
}
