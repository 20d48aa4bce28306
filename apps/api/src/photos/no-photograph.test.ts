import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMember } from "../../test/support/people.ts";
import { pictureRows, plainPicture, saveGallery, saveProfile } from "../../test/support/photo-uploads.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { privacyArea } from "../privacy/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { photosArea } from "./routes.ts";

let app: TestApp;
/** A plain photograph, encoded once. */
let portrait: Buffer;

beforeAll(async () => {
  app = await createTestApp([privacyArea, photosArea, relationsArea]);
  portrait = await plainPicture(600, 500).jpeg().toBuffer();
});
afterAll(() => app.close());

/** Creates a PNG whose header declares these dimensions. */
function promisingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write("IHDR");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([16, 6, 0, 0, 0], 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(13);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const rest = Buffer.from("0000000449444154789c0300" + "00000001", "hex");
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), length, header, sum, rest]);
}

/** Creates a JPEG whose header declares these dimensions. */
async function promisingJpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const bytes = await plainPicture(600, 600).jpeg({ progressive }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe("files that are not photographs", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
  test.each([
    ["a GIF", Buffer.from(`GIF89a${"\0".repeat(600)}`)],
    ["an SVG", Buffer.from(svg)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 ")],
    ["nothing", Buffer.alloc(0)],
    ["an archive", Buffer.from("504b0304", "hex")],
  ])("the upload of %s named .jpg is refused because of its content", async (_name, bytes) => {
    const gurdev = await createMember(app, "Gurdev");
    const before = app.photos.kept.size;
    expect(await saveProfile(app, gurdev, bytes)).toMatchObject({
      status: 415,
      message: "Invalid file type. Please upload an image.",
    });
    const gallery = await saveGallery(app, gurdev, [{ bytes, name: "farm.jpg" }]);
    expect(gallery).toMatchObject({ status: 415, message: "farm.jpg is not a valid image." });
    expect(app.photos.kept.size).toBe(before);
  });

  test("a file signature without an image is refused", async () => {
    const harjit = await createMember(app, "Harjit");
    const polyglot = Buffer.concat([
      Buffer.from("ffd8ffe0", "hex"),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    for (const bytes of [polyglot, portrait.subarray(0, portrait.length / 3), promisingPng(500, 500)]) {
      expect((await saveProfile(app, harjit, bytes)).status).toBe(422);
    }
  });

  test.each([
    [399, 600],
    [600, 399],
  ])("an image of %i by %i pixels is refused as too small", async (width, height) => {
    const isher = await createMember(app, "Isher");
    const answer = await saveProfile(app, isher, await plainPicture(width, height).png().toBuffer());
    expect(answer).toMatchObject({ status: 422, message: expect.stringContaining("400") });
  });

  test("F1: a decompression bomb is refused by the dimensions in its header", async () => {
    const jasbir = await createMember(app, "Jasbir");
    const bombs = [
      promisingPng(16_383, 16_383),
      await promisingJpeg(14_000, 14_000, true),
      await promisingJpeg(14_000, 14_000, false),
      await promisingJpeg(7_300, 5_475, true),
      await promisingJpeg(64_250, 64_250, false),
    ];
    for (const bomb of bombs) {
      // Decoding would answer `picture_unreadable` instead, since the files have fewer pixels than their headers say.
      const answer = await saveProfile(app, jasbir, bomb);
      expect(answer).toMatchObject({ status: 422, message: expect.stringContaining("40 megapixels") });
    }
    expect(await pictureRows(app, jasbir)).toEqual([]);
  });
});
