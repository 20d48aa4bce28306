import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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

test("by the keys alone a picture is moved and taken", async () => {
  const canvas = new OffscreenCanvas(400, 800);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("no canvas here");
  paint.fillStyle = "red";
  paint.fillRect(0, 0, 400, 400);
  paint.fillStyle = "blue";
  paint.fillRect(0, 400, 400, 400);
  const file = new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
  const taken: Blob[] = [];
  await renderScreen(<CropBox file={file} onCropped={(photo) => taken.push(photo)} />, { locale: "en" });
  await expect.element(page.getByRole("application")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("application")).toHaveFocus();
  // Up to the end of the picture: the lower half alone stands under the window.
  await userEvent.keyboard("{ArrowUp>40/}");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => taken.length).toBe(1);
  const square = await createImageBitmap(taken[0] as Blob);
  const judge = new OffscreenCanvas(square.width, square.height).getContext("2d");
  judge?.drawImage(square, 0, 0);
  const [red = 255, , blue = 0] = judge?.getImageData(square.width / 2, 20, 1, 1).data ?? [];
  expect([red < 40, blue > 200]).toEqual([true, true]);
});
