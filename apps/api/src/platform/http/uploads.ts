import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Refused } from "./refused.ts";

export type UploadLimits = { max_files: number; max_bytes: number };
export type Upload = { bytes: Buffer };

/**
 * Reads the files of one multipart field (`photo` also as `photo[]`) into memory, never their names.
 * Refuses a file over the limit (`picture_too_large`) and more files than allowed (`gallery_full`).
 */
export async function readUploads(
  request: FastifyRequest,
  field: string,
  limits: UploadLimits,
): Promise<Upload[]> {
  if (!request.isMultipart()) return [];
  const uploads: Upload[] = [];
  const parts = request.files({ limits: { fileSize: limits.max_bytes, files: limits.max_files + 1 } });
  try {
    for await (const part of parts) {
      const wanted = part.fieldname.replace(/\[\d*\]$/, "") === field;
      if (!wanted) part.file.resume();
      else if (uploads.length >= limits.max_files) throw new Refused("gallery_full");
      else uploads.push({ bytes: await part.toBuffer() });
    }
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new Refused("picture_too_large");
    if (code === "FST_FILES_LIMIT") throw new Refused("gallery_full");
    throw error;
  }
  return uploads;
}
