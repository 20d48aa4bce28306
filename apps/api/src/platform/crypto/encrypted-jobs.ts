import type { FieldCipher } from "./field-cipher.ts";

/** A job as the queue holds it; dates have become text. One that names people by ids alone is not encrypted. */
export type StoredJob = Record<string, unknown> & { expires_at?: string };

type Words = Record<string, unknown>;

const placeOf = (kind: string, address_hash: string) => `job ${kind}\0${address_hash}`;

/** Mails and messages wait encrypted; who they are to or from is a hash, and the day they expire stays readable. */
export function encryptJob(fields: FieldCipher, kind: string, { expires_at, ...words }: Words): Words {
  const address_hash = fields.hash(String(words.to ?? words.from ?? "")).toString("base64url");
  return {
    address_hash,
    sealed: fields.encryptText(placeOf(kind, address_hash), JSON.stringify(words)),
    ...(expires_at !== undefined && { expires_at }),
  };
}

export function decryptJob(fields: FieldCipher, kind: string, job: StoredJob): StoredJob {
  const { sealed, address_hash } = job;
  if (typeof sealed !== "string") return job;
  return JSON.parse(fields.decryptText(placeOf(kind, String(address_hash)), sealed)) as StoredJob;
}
