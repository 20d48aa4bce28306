import "@fastify/multipart";
import type { Refusal } from "@sanjog/domain/refusal";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { createByteSemaphore } from "./byte-semaphore.ts";

export type UploadLimits = {
  max_files: number;
  max_bytes: number;
  /** How a file over the limit, and one file too many, are refused. */
  too_large: Refusal;
  too_many: Refusal;
};

/** A file as it came. Its name serves the sentence of a refusal alone. */
export type Upload = { bytes: Buffer; file: string };

/** The request is no form, or its form is incomplete: the client's mistake, not the server's. */
class UnreadableFormError extends Error {
  readonly statusCode = 400;
}

const shown_name_length = 60;

/** What may lie in memory of pictures on their way in, and how many forms may wait for room. */
const room_bytes = 64_000_000;
const waiting_most = 100;
const longest_wait_ms = 20_000;
const busy_wait_seconds = 5;
/** A full gallery, which is the most that any endpoint takes. */
const largest_form = 26_000_000;

const room = createByteSemaphore(room_bytes, waiting_most, longest_wait_ms);

/**
 * Does `work` with the room that this form claims; what is waiting is not read yet, so it waits at the sender's.
 * Refuses `uploads_busy` when too many wait, or one too long.
 */
export async function withRoom<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const said = Number(request.headers["content-length"] ?? largest_form);
  const release = await room(Math.min(Math.max(said, 1), largest_form));
  if (!release) throw new AppError("uploads_busy", { retry_after_seconds: busy_wait_seconds });
  return work().finally(release);
}

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
      else if (uploads.length >= limits.max_files) throw new AppError(limits.too_many);
      else uploads.push({ bytes: await part.toBuffer(), file });
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new AppError(limits.too_large, { params: { file } });
    if (code === "FST_FILES_LIMIT") throw new AppError(limits.too_many);
    // The parser's own errors are the only ones without a code.
    if (code === undefined && !(error instanceof AppError)) throw new UnreadableFormError();
    throw error;
  }
  return uploads;
}

const bare = (field: string) => field.replace(/\[\d*\]$/, "");

function shownName(name: string | undefined): string {
  return (name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, shown_name_length);
}
