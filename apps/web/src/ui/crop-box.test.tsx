import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../testing/render.tsx";
import { CropBox } from "./crop-box.tsx";

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/jpeg" })], "me.jpg", { type: "image/jpeg" });
}

test.each([
  [399, 800, /at least 400 by 400/],
  [1_604, 400, /too long and narrow/],
  [400, 1_604, /too long and narrow/],
])("a picture of %i by %i pixels is refused before anything is sent", async (width, height, sentence) => {
  await renderScreen(<CropBox file={await picture(width, height)} onCropped={() => undefined} />, {
    locale: "en",
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("of a picture four times as wide as high a square may be taken", async () => {
  await renderScreen(<CropBox file={await picture(1_600, 400)} onCropped={() => undefined} />, {
    locale: "en",
  });
  await expect.element(page.getByRole("button", { name: "Use this photo" })).toBeVisible();
});
