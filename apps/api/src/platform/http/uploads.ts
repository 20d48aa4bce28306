import "@fastify/multipart";
import type { Refusal } from "@sanjog/domain/refusal";
import type { FastifyRequest } from "fastify";
import { Refused } from "./refused.ts";

export type UploadLimits = {
  max_files: number;
  max_bytes: number;
  /** How a file over the limit, and one file too many, are refused. */
  too_large: Refusal;
  too_many: Refusal;
};

/** A file as it came. Its name serves the sentence of a refusal alone. */
export type Upload = { bytes: Buffer; file: string };

/** The parser's complaint about a form that is cut off or is none. What was sent is at fault, not the house. */
class FormUnreadable extends Error {
  readonly statusCode = 400;
}

const shown_name_length = 60;

/**
 * Reads the files of one multipart field (`photos[]` also as `photos` and `photos[0]`) into memory.
 * Refuses a file over the limit and more files than allowed, as the limits say.
 */
export async function readUploads(
  request: FastifyRequest,
  field: string,
  limits: UploadLimits,
): Promise<Upload[]> {
  if (!request.isMultipart()) return [];
  const uploads: Upload[] = [];
  let file = "";
  const parts = request.files({
    limits: { fileSize: limits.max_bytes, files: limits.max_files + 1, fields: 10, parts: 30 },
  });
  try {
    for await (const part of parts) {
      file = shownName(part.filename);
      if (bare(part.fieldname) !== bare(field)) part.file.resume();
      else if (uploads.length >= limits.max_files) throw new Refused(limits.too_many);
      else uploads.push({ bytes: await part.toBuffer(), file });
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new Refused(limits.too_large, { params: { file } });
    if (code === "FST_FILES_LIMIT") throw new Refused(limits.too_many);
    // The parser's own errors are the only ones without a code.
    if (code === undefined && !(error instanceof Refused)) throw new FormUnreadable();
    throw error;
  }
  return uploads;
}

const bare = (field: string) => field.replace(/\[\d*\]$/, "");

function shownName(name: string | undefined): string {
  return (name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, shown_name_length);
}
