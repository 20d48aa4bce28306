import { crc32, deflateSync } from "node:zlib";

const words = (text: string) => Buffer.from(text, "latin1");

function lengthed(bytes: Buffer, width: 2 | 4, own: number): Buffer {
  const length = Buffer.alloc(width);
  length.writeUIntBE(bytes.length + own, 0, width);
  return Buffer.concat([length, bytes]);
}

/** Returns a JPEG segment: an application segment (from 0xe0) or a comment (0xfe). */
export function segment(kind: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, kind]), lengthed(content, 2, 2)]);
}

/** Returns the JPEG with these segments inserted after its start marker. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([words(kind), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, named, sum]);
}

const png_beginning = 33;

/** Returns the PNG with these chunks inserted after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, png_beginning), ...chunks, png.subarray(png_beginning)]);
}

const header = (width: number, height: number, depth: number, colour: number) => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width);
  content.writeUInt32BE(height, 4);
  content.set([depth, colour], 8);
  return chunk("IHDR", content);
};
const beginning = Buffer.from("89504e470d0a1a0a", "hex");

/** Returns a PNG of one colour with one bit per pixel: small to send, large to decode. */
export function emptyPng(width: number, height: number): Buffer {
  const row = 1 + Math.ceil(width / 8);
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 });
  const end = chunk("IEND", Buffer.alloc(0));
  return Buffer.concat([beginning, header(width, height, 1, 0), chunk("IDAT", pixels), end]);
}

/** Returns the kinds of segments before a JPEG's pixels, and the number of bytes after its end marker. */
export function segmentsOf(jpeg: Buffer): { kinds: number[]; after: number } {
  const kinds: number[] = [];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    kinds.push(jpeg[at + 1] ?? 0);
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return { kinds, after: jpeg.length - (jpeg.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2) };
}

/** The chunks of a WebP, by name. */
export function partsOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    names.push(webp.toString("latin1", at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}
