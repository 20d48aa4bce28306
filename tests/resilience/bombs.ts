import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  chunk,
  emptyPng,
  segment,
  withChunks,
  withSegments,
} from "../../apps/api/test/support/made-images.ts";
import type { House } from "./house.ts";
import { inHouse } from "./in-house.ts";
import { picture } from "./people.ts";
import { quantile } from "./record.ts";
import type { Fault } from "./run.ts";
import { addPicture } from "./writers.ts";

const answer_limit_ms = 100;
const growth_limit_mb = 50;

/** Pictures that promise more than they hold are refused before they cost anything. */
export const bombs: Fault = {
  does: "six pictures that are bombs",
  cycles: 5,
  run(settings) {
    return inHouse({ members: 1, connections: 1 }, settings, async ({ house, record, tell, violations }) => {
      await house.start();
      const [member = null] = house.members;
      for (let n = 0; n < 3; n += 1) await record.send(house.base(), member, addPicture(Buffer.alloc(100)));
      for (const [name, bytes] of Object.entries(await made())) {
        const before = forget(house);
        const from = record.operations.length;
        for (let n = 0; n < settings.cycles; n += 1)
          await record.send(house.base(), member, { ...addPicture(bytes), what: name });
        const seen = record.operations.slice(from);
        const growth = highestOf(house) - before;
        const median = quantile(seen, 0.5);
        const statuses = [...new Set(seen.map(({ status }) => status))].join(", ");
        tell(
          `${name} (${Math.round(bytes.length / 1000)} KB): ${statuses} after ${median} ms, memory +${Math.max(0, growth)} MB`,
        );
        if (seen.some(({ status }) => status < 400 || status >= 500))
          violations.push(`${name}: answered ${statuses}`);
        if (median > answer_limit_ms) violations.push(`${name}: refused after ${median} ms`);
        if (growth > growth_limit_mb) violations.push(`${name}: took ${growth} MB`);
      }
    });
  },
};

async function made(): Promise<Record<string, Buffer>> {
  const small = await picture(60_000);
  const flat = sharp({ create: { width: 5_477, height: 7_304, channels: 3, background: "#888" } });
  const enlarged = Buffer.from(small);
  const frame = enlarged.indexOf(Buffer.from([0xff, 0xc0]));
  enlarged.writeUInt16BE(65_000, frame + 5);
  enlarged.writeUInt16BE(65_000, frame + 7);
  const text = Buffer.concat([
    Buffer.from("Comment\0\0"),
    deflateSync(Buffer.alloc(200_000_000), { level: 9 }),
  ]);
  return {
    "a PNG of 900 megapixels": emptyPng(30_000, 30_000),
    "a JPEG that promises 4,225 megapixels": enlarged,
    "a progressive JPEG of 40 megapixels": await flat.jpeg({ progressive: true, quality: 30 }).toBuffer(),
    "a PNG whose text unfolds to 200 MB": withChunks(emptyPng(300, 300), chunk("zTXt", text)),
    "a JPEG with 1.5 MB of notes before it begins": withSegments(
      await tiny(),
      ...Array.from({ length: 25 }, () => segment(0xe1, Buffer.alloc(60_000, 1))),
    ),
    "a PNG cut in half": emptyPng(5_000, 5_000).subarray(0, 400),
  };
}

const tiny = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

const megabytes = (house: House, name: string) => {
  const status = readFileSync(`/proc/${house.pid()}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
};
const highestOf = (house: House) => megabytes(house, "VmHWM");

/** The highest is counted from now on. */
function forget(house: House): number {
  writeFileSync(`/proc/${house.pid()}/clear_refs`, "5");
  return megabytes(house, "VmRSS");
}
