import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
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
  await renderScreen(
    <CropBox
      file={await picture(width, height)}
      max_bytes={photo_max_bytes.profile}
      onCropped={() => undefined}
    />,
    {
      locale: "en",
    },
  );
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("a picture four times as wide as high can be cropped to a square", async () => {
  await renderScreen(
    <CropBox
      file={await picture(1_600, 400)}
      max_bytes={photo_max_bytes.profile}
      onCropped={() => undefined}
    />,
    {
      locale: "en",
    },
  );
  await expect.element(page.getByRole("button", { name: "Use this photo" })).toBeVisible();
});

/** Returns a picture of random pixels, which compresses as badly as a camera's photo. */
async function grainyPicture(width: number, height: number): Promise<File> {
  const grain = new OffscreenCanvas(510, 510);
  const paint = grain.getContext("2d");
  const pixels = new ImageData(510, 510);
  for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = (i * i * 2_654_435_761) >>> 24;
  paint?.putImageData(pixels, 0, 0);
  const canvas = new OffscreenCanvas(width, height);
  const whole = canvas.getContext("2d");
  if (!whole) throw new Error("no canvas here");
  whole.fillStyle = whole.createPattern(grain, "repeat") ?? "";
  whole.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 });
  return new File([blob], "wedding.jpg", { type: "image/jpeg" });
}

test("a photo of 50 megapixels and more than 12 MB is sent as a square that the gallery accepts", async () => {
  const file = await grainyPicture(8_160, 6_120);
  expect(file.size).toBeGreaterThan(12_000_000);
  const taken: Blob[] = [];
  await renderScreen(
    <CropBox file={file} max_bytes={photo_max_bytes.gallery} onCropped={(photo) => taken.push(photo)} />,
    { locale: "en" },
  );
  const use = page.getByRole("button", { name: "Use this photo" });
  // A slow machine needs seconds to decode so many pixels.
  await expect.element(use).toBeVisible();
  await use.click();
  await expect.poll(() => taken.length).toBe(1);
  const square = taken[0] as Blob;
  expect(square.size).toBeLessThanOrEqual(photo_max_bytes.gallery);
  const { width, height } = await createImageBitmap(square);
  expect([width, width >= 400]).toEqual([height, true]);
});

test("a square above the size limit is scaled down until it fits", async () => {
  const taken: Blob[] = [];
  const file = await grainyPicture(1_600, 1_600);
  await renderScreen(<CropBox file={file} max_bytes={400_000} onCropped={(photo) => taken.push(photo)} />, {
    locale: "en",
  });
  await page.getByRole("button", { name: "Use this photo" }).click();
  await expect.poll(() => taken[0]?.size).toBeLessThanOrEqual(400_000);
});

test("an iPhone's HEIC that this browser cannot decode is refused with advice", async () => {
  const file = new File(["ftypheic"], "IMG_0001.HEIC", { type: "image/heic" });
  await renderScreen(
    <CropBox file={file} max_bytes={photo_max_bytes.gallery} onCropped={() => undefined} />,
    { locale: "en" },
  );
  await expect.element(page.getByText(/take a screenshot/)).toBeVisible();
});

test("a picture can be moved and cropped with the keyboard alone", async () => {
  const canvas = new OffscreenCanvas(400, 800);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("no canvas here");
  paint.fillStyle = "red";
  paint.fillRect(0, 0, 400, 400);
  paint.fillStyle = "blue";
  paint.fillRect(0, 400, 400, 400);
  const file = new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
  const taken: Blob[] = [];
  await renderScreen(
    <CropBox file={file} max_bytes={photo_max_bytes.profile} onCropped={(photo) => taken.push(photo)} />,
    { locale: "en" },
  );
  await expect.element(page.getByRole("application")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("application")).toHaveFocus();
  // Moves to the end of the picture, where only its lower half is in the window.
  await userEvent.keyboard("{ArrowUp>40/}");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => taken.length).toBe(1);
  const square = await createImageBitmap(taken[0] as Blob);
  const judge = new OffscreenCanvas(square.width, square.height).getContext("2d");
  judge?.drawImage(square, 0, 0);
  const [red = 255, , blue = 0] = judge?.getImageData(square.width / 2, 20, 1, 1).data ?? [];
  expect([red < 40, blue > 200]).toEqual([true, true]);
});

test("a picture that lies on its side is turned to the right by a press", async () => {
  const canvas = new OffscreenCanvas(400, 400);
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("no canvas here");
  paint.fillStyle = "red";
  paint.fillRect(0, 0, 200, 400);
  paint.fillStyle = "blue";
  paint.fillRect(200, 0, 200, 400);
  const file = new File([await canvas.convertToBlob({ type: "image/png" })], "me.png", { type: "image/png" });
  const taken: Blob[] = [];
  await renderScreen(
    <CropBox file={file} max_bytes={photo_max_bytes.profile} onCropped={(photo) => taken.push(photo)} />,
    { locale: "en" },
  );
  const shown = () => document.querySelector<HTMLImageElement>(".reactEasyCrop_Image")?.src;
  await expect.element(page.getByRole("application")).toBeVisible();
  const before = shown();
  await page.getByRole("button", { name: "Turn" }).click();
  await expect.poll(shown).not.toBe(before);
  await page.getByRole("button", { name: "Use this photo" }).click();
  await expect.poll(() => taken.length).toBe(1);
  const square = await createImageBitmap(taken[0] as Blob);
  const judge = new OffscreenCanvas(square.width, square.height).getContext("2d");
  judge?.drawImage(square, 0, 0);
  // What was on the left is above.
  const [red = 0, , blue = 255] = judge?.getImageData(square.width / 2, 20, 1, 1).data ?? [];
  expect([red > 200, blue < 40]).toEqual([true, true]);
});

test("the picture is made larger and smaller by a button and by the keys of the slider", async () => {
  await renderScreen(
    <CropBox
      file={await picture(1_200, 1_200)}
      max_bytes={photo_max_bytes.profile}
      onCropped={() => undefined}
    />,
    { locale: "en" },
  );
  const slider = page.getByRole("slider", { name: "Zoom" });
  const smaller = page.getByRole("button", { name: "Smaller" });
  await expect.element(smaller).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Larger" }).click();
  await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeCloseTo(1 + 2 / 6, 1);
  await smaller.click();
  await expect.element(slider).toHaveValue("1");
  (slider.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("button", { name: "Larger" })).toHaveAttribute("aria-disabled", "true");
});

test("a picture with just enough pixels has no slider", async () => {
  await renderScreen(
    <CropBox
      file={await picture(400, 400)}
      max_bytes={photo_max_bytes.profile}
      onCropped={() => undefined}
    />,
    { locale: "en" },
  );
  await expect.element(page.getByRole("application")).toBeVisible();
  await expect.element(page.getByRole("slider")).not.toBeInTheDocument();
});

test("an oval shows where the face belongs in a profile photo, and not in other photos", async () => {
  const file = await picture(800, 800);
  const max_bytes = photo_max_bytes.profile;
  const guide = () => document.querySelector(".face-guide");
  const first = await renderScreen(
    <CropBox file={file} max_bytes={max_bytes} of_face onCropped={() => undefined} />,
    { locale: "en" },
  );
  await expect.poll(guide).not.toBeNull();
  await first.unmount();
  await renderScreen(<CropBox file={file} max_bytes={max_bytes} onCropped={() => undefined} />, {
    locale: "en",
  });
  await expect.element(page.getByRole("application")).toBeVisible();
  expect(guide()).toBeNull();
});
