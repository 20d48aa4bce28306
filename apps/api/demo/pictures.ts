import { type PhotoKind, photoSizes } from "@sanjog/domain/photos/photo-rules";
import sharp from "sharp";
import { type EncodedPhoto, makePhotoSizes } from "../src/photos/photo-image.ts";
import type { PlatformDeps } from "../src/platform/deps.ts";
import type { SeedPerson } from "./person.ts";
import { onAnotherDay } from "./portraits/another-day.ts";
import { dealLooks } from "./portraits/deal-looks.ts";
import { drawPortrait } from "./portraits/draw-portrait.ts";
import type { Look } from "./portraits/look.ts";
import { drawScene } from "./scenes.ts";

export type MadePicture = { owner: string; kind: PhotoKind; storage_key: string };

/** In full for those one looks at first; a first start waits for all the others. */
const fine_side = 1080;
const side = 640;
const at_once = 6;

// The photos area keeps every loader but those of photographs shut; our own drawings are SVG.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/** Stores a drawing with the same function as a member's photograph. */
async function develop(kind: PhotoKind, svg: string): Promise<EncodedPhoto> {
  const photograph = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 92 }).toBuffer();
  return makePhotoSizes(kind, photograph, "drawing.jpg");
}

async function store(deps: PlatformDeps, made: EncodedPhoto): Promise<string> {
  const storage_key = deps.random.token();
  const sizes = Object.keys(photoSizes) as (keyof typeof photoSizes)[];
  await Promise.all(sizes.map((size) => deps.photos.put(`${storage_key}-${size}`, made[size])));
  return storage_key;
}

/** Returns the look of everybody who has a portrait, by key; the people come in the order in which they are seen. */
export function looksOf(people: readonly SeedPerson[]): Map<string, Look> {
  const sitters = people
    .filter(({ portrait }) => portrait)
    .map(({ key, account, age, personal }) => {
      return { key, gender: account.gender, age, namdhari: personal?.namdhari_sect ?? false };
    });
  return new Map(dealLooks(sitters).map((look) => [look.key, look]));
}

/**
 * Draws and keeps everybody's pictures; the people come in the order in which they are seen. A scene is drawn once and
 * kept for each who shows it.
 */
export async function makePictures(
  deps: PlatformDeps,
  people: readonly SeedPerson[],
  onProgress: (done: number, all: number) => void,
): Promise<MadePicture[]> {
  const pictures: MadePicture[] = [];
  const scenes = new Map<number, Promise<EncodedPhoto>>();
  const sceneOf = (at: number) => {
    const scene = scenes.get(at) ?? develop("gallery", drawScene(at, fine_side));
    scenes.set(at, scene);
    return scene;
  };
  const looks = looksOf(people);
  const sitters = people.filter(({ portrait, gallery }) => portrait || gallery.length > 0);
  let done = 0;
  const work = async (person: SeedPerson) => {
    const { key: owner } = person;
    const look = looks.get(owner);
    const pixels = owner.startsWith("member-") ? side : fine_side;
    const keep = async (kind: PhotoKind, made: Promise<EncodedPhoto>) => {
      pictures.push({ owner, kind, storage_key: await store(deps, await made) });
    };
    if (look) await keep("profile", develop("profile", drawPortrait(look, pixels)));
    for (const picture of person.gallery) {
      if (picture !== "another day") await keep("gallery", sceneOf(picture));
      else if (look) await keep("gallery", develop("gallery", drawPortrait(onAnotherDay(look), pixels)));
    }
    done += 1;
    if (done % 80 === 0) onProgress(done, sitters.length);
  };
  const queue = sitters.values();
  await Promise.all(
    Array.from({ length: at_once }, async () => {
      for (const person of queue) await work(person);
    }),
  );
  return pictures;
}
