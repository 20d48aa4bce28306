import {
  gallery_max,
  judgeChosenPhoto,
  judgeGallery,
  type PhotoKind,
} from "@sanjog/domain/photos/photo-rules";
import type { Refusal } from "@sanjog/domain/refusal";

/** Why a file was left out, with the file's name where the sentence contains it. */
export type RejectedFile = { refusal: Refusal; file: string };

type FileLike = { name: string; type: string };

/** Returns the files that can be cropped, and why the others were left out. Respects the gallery's remaining room. */
export function sortChosen<F extends FileLike>(
  kind: PhotoKind,
  files: readonly F[],
  kept = 0,
): { fit: F[]; left: RejectedFile[] } {
  const fit: F[] = [];
  const left: RejectedFile[] = [];
  for (const file of files) {
    const result = judgeChosenPhoto(kind, file);
    if (!result.ok) left.push({ refusal: result.refusal, file: file.name });
    else if (kind === "profile" || judgeGallery(kept + fit.length, 1).ok) fit.push(file);
    else if (!left.some(({ refusal }) => refusal === "gallery_full"))
      left.push({ refusal: "gallery_full", file: file.name });
  }
  return { fit, left };
}

/** Returns how many more pictures the gallery takes. */
export function roomLeft(kept: number): number {
  return Math.max(0, gallery_max - kept);
}

/** Returns the file name of a crop: the chosen file's name with the ending of a JPEG. */
export function cropName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
}
