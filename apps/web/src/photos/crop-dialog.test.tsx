import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../testing/render.tsx";
import { CropDialog } from "./crop-dialog.tsx";

/** Opens the crop dialog for each file in turn, as the gallery does. */
function Queue({ files, onCropped }: { files: readonly File[]; onCropped: () => void }) {
  const [done, setDone] = useState(0);
  return (
    <CropDialog
      file={files[done] ?? null}
      waiting={Math.max(0, files.length - done - 1)}
      max_bytes={photo_max_bytes.gallery}
      onClose={() => undefined}
      onCropped={() => {
        setDone(done + 1);
        onCropped();
      }}
    />
  );
}

test("two copies of one photo are cropped one after the other", async () => {
  const canvas = new OffscreenCanvas(600, 600);
  canvas.getContext("2d")?.fillRect(0, 0, 600, 600);
  const blob = await canvas.convertToBlob({ type: "image/jpeg" });
  const copy = () => new File([blob], "asha.jpg", { type: "image/jpeg", lastModified: 1 });
  let cropped = 0;
  await renderScreen(<Queue files={[copy(), copy()]} onCropped={() => cropped++} />, { locale: "en" });
  const use = page.getByRole("button", { name: "Use this photo" });
  await use.click();
  await expect.poll(() => cropped).toBe(1);
  await use.click();
  await expect.poll(() => cropped).toBe(2);
});
