import { deflateSync } from "node:zlib";
import { loadProfilePicture, saveGalleryPictures, saveProfilePicture } from "@sanjog/contract/photos";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import {
  chunk,
  emptyPng,
  partsOf,
  segment,
  segmentsOf,
  withChunks,
  withSegments,
} from "../support/made-images.ts";
import { type File, multipart } from "../support/multipart.ts";
import { createMember, type Person } from "../support/people.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  // Without the limit of uploads per hour, which this test would exceed.
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ limiter }) });
  const plain = () => sharp({ create: { width: 440, height: 420, channels: 3, background: "#c87828" } });
  jpeg = await plain().jpeg().toBuffer();
  png = await plain().png().toBuffer();
});
afterAll(() => app.close());

const save = (person: Person, bytes: Buffer, file: Partial<File> = {}) =>
  as(app, person).call(saveProfilePicture, multipart([{ bytes, ...file }]));
const statusOf = async (person: Person, bytes: Buffer, file: Partial<File> = {}) =>
  (await save(person, bytes, file)).status;

test("F1: an image of 268 million pixels in 33 kilobytes is refused without being decoded", async () => {
  const asha = await createMember(app, "Asha");
  const bomb = emptyPng(16_383, 16_383);
  expect(bomb.length).toBeLessThan(40_000);
  // Loads the image library first, so that its memory is not counted.
  expect(await statusOf(asha, jpeg)).toBe(200);
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 10; i += 1) {
    expect(await save(asha, bomb)).toMatchObject({
      status: 422,
      message: expect.stringContaining("40 mega"),
    });
  }
  // A decoded image would take at least one byte for every pixel.
  expect(process.memoryUsage().rss - before).toBeLessThan(16_383 ** 2);
});

const payloads = [
  "<script>alert('CANARY')</script>",
  "<?php system('CANARY'); ?>",
  "PK\u0003\u0004CANARY.jar",
];

/** Valid images that are also another kind of file, and other files that claim to be images. */
function polyglots(payload: string): [name: string, bytes: Buffer, type: "kept" | "refused"][] {
  const evil = Buffer.from(payload);
  const named = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
  return [
    ["a comment", withSegments(jpeg, segment(0xfe, evil)), "kept"],
    ["an EXIF segment", withSegments(jpeg, segment(0xe1, named("Exif\0\0", evil))), "kept"],
    [
      "an XMP segment",
      withSegments(jpeg, segment(0xe1, named("http://ns.adobe.com/xap/1.0/\0", evil))),
      "kept",
    ],
    ["a Photoshop segment", withSegments(jpeg, segment(0xed, named("Photoshop 3.0\0", evil))), "kept"],
    ["bytes behind the end", named(jpeg, evil), "kept"],
    ["a text of a PNG", withChunks(png, chunk("tEXt", named("Comment\0", evil))), "kept"],
    ["a packed text", withChunks(png, chunk("zTXt", named("Comment\0\0", deflateSync(evil)))), "kept"],
    ["a chunk of nobody's", withChunks(png, chunk("evIl", evil)), "kept"],
    ["bytes behind a PNG", named(png, evil), "kept"],
    ["a page", named("<!doctype html>", evil), "refused"],
    ["a drawing", named("<svg xmlns='http://www.w3.org/2000/svg'>", evil, "</svg>"), "refused"],
    ["a GIF", named("GIF89a=1;", evil), "refused"],
    ["a JPEG's first bytes", named(Buffer.from("ffd8ffe0", "hex"), evil), "refused"],
    ["a PNG's first bytes", named(png.subarray(0, 8), evil), "refused"],
  ];
}

test("F2: of 42 polyglot files, nothing but the image is stored or served", async () => {
  const balbir = await createMember(app, "Balbir");
  const all = payloads.flatMap((payload) => polyglots(payload));
  expect(all.length).toBe(42);
  for (const [name, bytes, becomes] of all) {
    app.photos.kept.clear();
    const status = await statusOf(balbir, bytes, { name: "me.jpg.php", type: "text/html" });
    expect([name, becomes === "kept" ? status : status === 415 || status === 422]).toEqual([
      name,
      becomes === "kept" ? 200 : true,
    ]);
    for (const [key, kept] of app.photos.kept) {
      expect(key).toMatch(/^[\w-]{43}-(small|card|full)$/);
      expect([name, kept.includes("CANARY"), kept.includes("alert(")]).toEqual([name, false, false]);
    }
    if (becomes === "refused") expect(app.photos.kept.size).toBe(0);
  }
  expect(await statusOf(balbir, jpeg)).toBe(200);
  const served = await as(app, balbir).call(loadProfilePicture);
  expect(served.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'inline; filename="photo"',
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
});

test("F3: served pictures have no location, camera data, thumbnail, profile or comments", async () => {
  const charan = await createMember(app, "Charan");
  const thumbnail = await sharp(jpeg).resize(80, 60).jpeg().toBuffer();
  const told = await sharp(jpeg)
    .withExif({
      IFD0: { Make: "CANARY-PHONE", Artist: "CANARY-OWNER" },
      IFD3: { GPSLatitude: "30/1 54/1 0/1", GPSLatitudeRef: "N", GPSLongitude: "75/1 51/1 0/1" },
    })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  expect((await sharp(told).metadata()).exif).toBeDefined();
  const bytes = Buffer.concat([
    withSegments(
      told,
      segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>CANARY-XMP</x:xmpmeta>")),
      segment(0xed, Buffer.from("Photoshop 3.0\0CANARY-IPTC")),
      segment(0xe2, Buffer.concat([Buffer.from("MPF\0"), thumbnail])),
      segment(0xfe, Buffer.from("CANARY-COMMENT")),
    ),
    thumbnail,
    Buffer.from("CANARY-TRAILER"),
  ]);
  app.photos.kept.clear();
  expect(await statusOf(charan, bytes)).toBe(200);
  expect(app.photos.kept.size).toBe(3);
  for (const [key, kept] of app.photos.kept) {
    expect(kept.includes("CANARY")).toBe(false);
    expect(kept.includes("Exif")).toBe(false);
    if (key.endsWith("full")) {
      const { kinds, after } = segmentsOf(kept);
      // Only JFIF, tables and frame: no other application segment, no comment, one end marker.
      expect(kinds.filter((kind) => (kind >= 0xe1 && kind <= 0xef) || kind === 0xfe)).toEqual([]);
      expect([after, kept.indexOf(thumbnail.subarray(0, 60))]).toEqual([0, -1]);
    } else expect(partsOf(kept)).toEqual(["VP8 "]);
  }
});

test("F4: of fifty concurrent uploads to a gallery of eleven, one succeeds", async () => {
  const deepa = await createMember(app, "Deepa");
  const rows = Array.from({ length: 11 }, () => ({
    id: app.deps.random.id(),
    storage_key: app.deps.random.token(),
    member_id: deepa.id,
    kind: "gallery" as const,
    created_at: app.deps.now(),
  }));
  await app.deps.db.insertInto("pictures").values(rows).execute();
  const many = Array.from({ length: 50 }, () =>
    as(app, deepa).call(saveGalleryPictures, multipart([{ bytes: jpeg, field: "photos[]" }])),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true);
  const kept = app.deps.db.selectFrom("pictures").where("member_id", "=", deepa.id).select("id");
  expect(await kept.execute()).toHaveLength(12);
});

test("F4: ten thousand parts, repeated names and endless fields are refused", async () => {
  const esha = await createMember(app, "Esha");
  const call = (form: ReturnType<typeof multipart>) => as(app, esha).call(saveGalleryPictures, form);
  const tiny = Array.from({ length: 10_000 }, () => ({ bytes: Buffer.from("x"), field: "other" }));
  expect((await call(multipart(tiny))).status).toBe(422);
  const again = Array.from({ length: 13 }, () => ({ bytes: jpeg, field: "photos[0]" }));
  expect((await call(multipart(again))).status).toBe(422);
  const { headers, body } = multipart([{ bytes: jpeg, field: "photos[]" }]);
  const field = '------sanjog\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n';
  const fields = Buffer.concat([Buffer.from(field.repeat(50)), body]);
  expect((await call({ headers, body: fields })).status).toBe(413);
  expect(await app.deps.db.selectFrom("pictures").where("member_id", "=", esha.id).execute()).toEqual([]);
});

/** Damages the bytes in the same way each time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function damaged(whole: Buffer, random: (below: number) => number): Buffer {
  const bytes = Buffer.from(whole);
  const kind = random(4);
  if (kind === 0) return bytes.subarray(0, 3 + random(bytes.length));
  if (kind === 1) {
    const at = random(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))]);
  }
  if (kind === 2) {
    const at = 2 + random(60);
    bytes.writeUInt16BE(0xffff, Math.min(at, bytes.length - 2));
    return bytes;
  }
  for (let i = 0; i <= random(20); i += 1) bytes[2 + random(bytes.length - 2)] = random(256);
  return bytes;
}

test("F6: a damaged file is accepted or refused, and the server keeps running", async () => {
  const fateh = await createMember(app, "Fateh");
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
  const palette = await sharp(png).png({ palette: true }).toBuffer();
  const whole = [
    jpeg,
    progressive,
    png,
    palette,
    withSegments(jpeg, segment(0xe1, Buffer.from("Exif\0\0II*\0"))),
  ];
  const seed = long_form ? Date.now() % 2 ** 31 : 20_261;
  const random = randomFrom(seed);
  const count = long_form ? 2_000 : 60;
  const counts: Record<number, number> = {};
  for (let i = 0; i < count; i += 1) {
    const status = await statusOf(fateh, damaged(whole[i % whole.length] as Buffer, random));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  notify([`damaged files: ${count}, seed ${seed}: ${JSON.stringify(counts)}`]);
  expect(Object.keys(counts).filter((status) => !["200", "415", "422"].includes(status))).toEqual([]);
  expect(await statusOf(fateh, jpeg)).toBe(200);
});

const ways_up = [
  "../",
  "..%2f",
  "..%252f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "....//",
  "..;/",
  "%c0%ae%c0%ae/",
  "..%00/",
];
const wanted = ["etc/passwd", "package.json", "secret", "database/postmaster.pid"];

test("F7: no path leads outside the store, the web folder or the app", async () => {
  const gurdev = await createMember(app, "Gurdev");
  const headers = { authorization: `Bearer ${gurdev.token}` };
  for (const up of ways_up) {
    for (const file of wanted) {
      for (const below of ["/backend/api/pictures/", "/assets/", "/"]) {
        const answer = await app.fastify.inject({ url: below + up.repeat(4) + file, headers });
        expect(answer.body, below + up + file).not.toMatch(/root:|"workspaces"|BEGIN|^\d+$/m);
        // Where the pages are not built, an address that could be one of theirs is 503.
        expect([400, 404, 503], below + up + file).toContain(answer.statusCode);
      }
    }
  }
});
