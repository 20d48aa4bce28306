import {
  gallery_max,
  judgeChosenPhoto,
  judgeGallery,
  type PhotoKind,
} from "@sanjog/domain/photos/photo-rules";
import type { Refusal } from "@sanjog/domain/refusal";

/** Why a file was left out; the name where the sentence names it. */
export type Left = { refusal: Refusal; file: string };

type FileLike = { name: string; type: string };

/** The files that may go on to the crop, and why the others may not. A gallery takes no more than it has room for. */
export function sortChosen<F extends FileLike>(
  kind: PhotoKind,
  files: readonly F[],
  kept = 0,
): { fit: F[]; left: Left[] } {
  const fit: F[] = [];
  const left: Left[] = [];
  for (const file of files) {
    const verdict = judgeChosenPhoto(kind, file);
    if (!verdict.ok) left.push({ refusal: verdict.refusal, file: file.name });
    else if (kind === "profile" || judgeGallery(kept + fit.length, 1).ok) fit.push(file);
    else if (!left.some(({ refusal }) => refusal === "gallery_full"))
      left.push({ refusal: "gallery_full", file: file.name });
  }
  return { fit, left };
}

/** How many more pictures the gallery takes. */
export function roomLeft(kept: number): number {
  return Math.max(0, gallery_max - kept);
}

/** The name under which a crop is sent: that of the chosen file, as the JPEG it has become. */
export function cropName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
}
