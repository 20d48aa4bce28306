import "@fastify/multipart";
import type { Refusal } from "@sanjog/domain/refusal";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { createByteSemaphore } from "./byte-semaphore.ts";

export type UploadLimits = {
  max_files: number;
  max_bytes: number;
  /** The error codes for a file over the size limit and for more files than allowed. */
  too_large: Refusal;
  too_many: Refusal;
};

/** An uploaded file. Its name is used only in error messages. */
export type Upload = { bytes: Buffer; file: string };

/** The multipart form is malformed or incomplete. Responds with 400, since it is the client's mistake. */
class UnreadableFormError extends Error {
  readonly statusCode = 400;
}

const shown_name_length = 60;

/** How many bytes of uploads may be in memory at once, and how many requests may wait for memory. */
const room_bytes = 64_000_000;
const waiting_most = 100;
const longest_wait_ms = 20_000;
const busy_wait_seconds = 5;
/** The size of a full gallery, the largest upload that any endpoint accepts. */
const largest_form = 26_000_000;

const room = createByteSemaphore(room_bytes, waiting_most, longest_wait_ms);

/**
 * Runs `work` once there is memory for this request's body. A waiting body is not read, so TCP holds it at the client.
 * Throws `AppError` with `uploads_busy` if too many requests wait, or this one waits too long.
 */
export async function withRoom<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const announced = Number(request.headers["content-length"] ?? largest_form);
  const release = await room(Math.min(Math.max(announced, 1), largest_form));
  if (!release) throw new AppError("uploads_busy", { retry_after_seconds: busy_wait_seconds });
  return work().finally(release);
}

/**
 * Reads the files of one multipart field (`photos[]` also as `photos` and `photos[0]`) into memory.
 * Throws `AppError` for a file over the size limit and for more files than allowed.
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
    // Only the multipart parser throws errors without a code.
    if (code === undefined && !(error instanceof AppError)) throw new UnreadableFormError();
    throw error;
  }
  return uploads;
}

const bare = (field: string) => field.replace(/\[\d*\]$/, "");

function shownName(name: string | undefined): string {
  return (name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, shown_name_length);
}
