import { strToU8, type Zippable, zipSync } from "fflate";

type Found = { kind: string; kept_at: Date; record: Record<string, unknown> };
type Pictured = { id: string; jpeg: string | null };

/** Returns the ZIP file that an operator hands over: each record as JSON, with its pictures beside it. */
export function presentEvidence(found: readonly Found[]): Buffer {
  const files: Zippable = {};
  for (const [nth, { kind, kept_at, record }] of found.entries()) {
    const folder = `${nth + 1}-${kind}`;
    const { pictures = [], ...said } = record as { pictures?: Pictured[] };
    const named = pictures.map(({ jpeg, ...picture }) => ({ ...picture, kept: jpeg !== null }));
    files[`${folder}/record.json`] = strToU8(JSON.stringify({ kept_at, ...said, pictures: named }, null, 2));
    for (const { id, jpeg } of pictures)
      if (jpeg) files[`${folder}/${id}.jpg`] = [Buffer.from(jpeg, "base64"), { level: 0 }];
  }
  return Buffer.from(zipSync(files));
}
