import {
  coloursApart,
  isSamePicture,
  mirrorImage,
  type PictureHash,
  placesApart,
  same_colour_steps,
  same_picture_bits,
} from "@sanjog/domain/photos/picture-hash";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { dealLooks } from "../../demo/portraits/deal-looks.ts";
import { drawPortrait } from "../../demo/portraits/draw-portrait.ts";
import { long_form, notify, patience_ms } from "../../test/support/long-form.ts";
import { hashOfPicture } from "./queries/picture-hash.ts";

vi.setConfig({ testTimeout: patience_ms });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

const count = long_form ? 1_000 : 60;
const changed_count = long_form ? 200 : 12;
const side = 480;
const sitters = Array.from({ length: count }, (_, nth) => ({
  key: `sitter ${nth}`,
  gender: nth % 2 ? ("male" as const) : ("female" as const),
  age: 20 + (nth % 45),
  namdhari: nth % 3 === 0,
}));
const looks = dealLooks(sitters);

const drawn = (nth: number) => {
  const look = looks[nth];
  if (!look) throw new Error(`there are ${count} portraits`);
  return sharp(Buffer.from(drawPortrait(look, side)))
    .flatten()
    .png()
    .toBuffer();
};
const smaller = (percent: number) => (picture: Sharp) =>
  picture.resize(Math.round((side * percent) / 100)).jpeg({ quality: 75 });
const changes: Record<string, (picture: Sharp) => Sharp> = {
  "quality 40": (picture) => picture.jpeg({ quality: 40 }),
  "quality 92": (picture) => picture.jpeg({ quality: 92 }),
  "50 per cent": smaller(50),
  "80 per cent": smaller(80),
  "95 per cent": smaller(95),
  mirrored: (picture) => picture.flop().jpeg({ quality: 70 }),
  brighter: (picture) => picture.modulate({ brightness: 1.05 }).jpeg({ quality: 80 }),
};

async function hashOf(bytes: Buffer): Promise<PictureHash> {
  const hash = await hashOfPicture(bytes);
  if (!hash) throw new Error("a portrait is no plain surface");
  return hash;
}
/** How far two pictures are apart, in the orientation in which they are nearer. */
function distance(one: PictureHash, other: PictureHash) {
  const [plain, mirrored] = [placesApart(one.plain, other.plain), placesApart(one.mirrored, other.plain)];
  const colours = plain <= mirrored ? one.colours : mirrorImage(one.colours);
  return { places: Math.min(plain, mirrored), colours: () => coloursApart(colours, other.colours) };
}
const kept = ({ plain, colours }: PictureHash) => ({ hash: plain, colours });

test("Q4: the same picture, encoded again, made smaller, mirrored or a little brighter, is found; no other portrait is", async () => {
  const originals: PictureHash[] = [];
  const furthest: Record<string, { places: number; colours: number }> = {};
  const missed: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const picture = await drawn(nth);
    const original = await hashOf(await sharp(picture).jpeg({ quality: 88 }).toBuffer());
    originals.push(original);
    if (nth >= changed_count) continue;
    for (const [how, change] of Object.entries(changes)) {
      const changed = await hashOf(await change(sharp(picture)).toBuffer());
      const { places, colours } = distance(changed, original);
      const before = furthest[how] ?? { places: 0, colours: 0 };
      furthest[how] = {
        places: Math.max(before.places, places),
        colours: Math.max(before.colours, Math.round(colours())),
      };
      if (!isSamePicture(changed, kept(original))) missed.push(`portrait ${nth}, ${how}`);
    }
  }
  let mistaken = 0;
  let close = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [nth, one] of originals.entries())
    for (const other of originals.slice(nth + 1)) {
      const { places, colours } = distance(one, other);
      if (places > same_picture_bits) continue;
      close += 1;
      nearest = Math.min(nearest, colours());
      if (isSamePicture(one, kept(other))) mistaken += 1;
    }
  const pairs = (count * (count - 1)) / 2;
  notify([
    `places and colour steps between the same: ${JSON.stringify(furthest)}`,
    `of ${pairs} other pairs, ${close} are within ${same_picture_bits} places; the nearest of them is ${nearest.toFixed(1)} steps apart (allowed: ${same_colour_steps}); ${mistaken} mistaken`,
  ]);
  expect([missed, mistaken]).toEqual([[], 0]);
});

test("a plain surface has no hash, so that it equals no other", async () => {
  const plain = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#c87828" } })
    .jpeg()
    .toBuffer();
  expect(await hashOfPicture(plain)).toBeNull();
});
