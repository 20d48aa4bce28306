import { readFileSync } from "node:fs";

/** The embroidered edge, the flower, and two medallions joined by a stitch, in twice the size in which they are shown. */
const mailPictures = ["edge", "flower", "joined"] as const;
type MailPicture = (typeof mailPictures)[number];

const idOf = (name: MailPicture) => `${name}@pictures`;

/** Returns the source of a picture for the `src` of an image: a part of the same mail. */
export function pictureSource(name: MailPicture): string {
  return `cid:${idOf(name)}`;
}

const files = new Map<MailPicture, Buffer>();

function fileOf(name: MailPicture): Buffer {
  const known = files.get(name) ?? readFileSync(new URL(`pictures/${name}.png`, import.meta.url));
  files.set(name, known);
  return known;
}

/** Returns the parts that a mail needs: each picture that its body shows. */
export function picturesIn(html: string): { cid: string; filename: string; content: Buffer }[] {
  return mailPictures
    .filter((name) => html.includes(pictureSource(name)))
    .map((name) => ({ cid: idOf(name), filename: `${name}.png`, content: fileOf(name) }));
}
