import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, test } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { makePhotoSizes } from "./photo-image.ts";

const colour = { r: 90, g: 60, b: 160 };
const made = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { ...colour, alpha: 0.5 } } });

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof AppError ? error.refusal : String(error);
  }
}

test("two pictures are decoded in parallel, fifty wait, and further uploads are refused as busy", async () => {
  const broken = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(100)]);
  const refusals = await Promise.all(
    Array.from({ length: 60 }, () => refusalOf(makePhotoSizes("profile", broken, "me.jpg"))),
  );
  expect(refusals.slice(0, 52).every((refusal) => refusal === "picture_unreadable")).toBe(true);
  expect(refusals.slice(52).every((refusal) => refusal === "uploads_busy")).toBe(true);
  // The queue has emptied again.
  expect(await refusalOf(makePhotoSizes("profile", broken, "me.jpg"))).toBe("picture_unreadable");
});

test.each([
  ["grey", () => made(500, 500).greyscale().jpeg()],
  ["four inks", () => made(500, 500).toColourspace("cmyk").jpeg()],
  ["sixteen bits", () => made(500, 500).toColourspace("rgb16").png()],
  ["glass", () => made(500, 500, 4).png()],
  ["few colours", () => made(500, 500).png({ palette: true })],
  ["interlaced", () => made(500, 500).png({ progressive: true })],
  ["a panorama", () => made(1_600, 400).jpeg()],
  ["the smallest", () => made(400, 400).jpeg()],
])("a picture in %s is converted to an ordinary one", async (_name, paint) => {
  const { full, card, small } = await makePhotoSizes("gallery", await paint().toBuffer(), "a.jpg");
  const { width, height, channels, space } = await sharp(full).metadata();
  expect({ width, height, space }).toEqual({ width, height: width, space: "srgb" });
  expect(channels).toBe(3);
  expect(card.length).toBeLessThanOrEqual(60_000);
  expect(small.length).toBeLessThanOrEqual(card.length);
});

test("F1: an image longer than four times its width is refused by its header, in either orientation", async () => {
  const lying = await made(4_000, 900).jpeg().toBuffer();
  const standing = await made(4_000, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  for (const strip of [lying, standing])
    expect(await refusalOf(makePhotoSizes("gallery", strip, "a.jpg"))).toBe("picture_too_long");
});

const attempts = `
import sharp from "sharp";
import "./photo-image.ts";
const made = () => sharp({ create: { width: 500, height: 500, channels: 3, background: "#5a3ca0" } });
const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
for (const image of [made().jpeg(), made().png(), made().webp(), svg]) {
  const metadata = sharp(Buffer.isBuffer(image) ? image : await image.toBuffer()).metadata();
  console.log(await metadata.then(() => "decoded", ({ message }) => message));
}
`;

test("the image library itself decodes only JPEG and PNG", () => {
  // The library's settings belong to the process, and the demo community's portraits are SVG.
  const options = { cwd: import.meta.dirname, encoding: "utf8" } as const;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", attempts], options);
  const unsupported = expect.stringMatching(/unsupported/i);
  expect(output.trim().split("\n")).toEqual(["decoded", "decoded", unsupported, unsupported]);
});
