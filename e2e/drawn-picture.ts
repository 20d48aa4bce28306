import type { Page } from "@playwright/test";

type File = { name: string; mimeType: string; buffer: Buffer };

/** Draws a picture, a field with a sun, on which the effect of a crop is visible. */
export async function drawnPicture(page: Page, name: string, width = 900, height = 1200): Promise<File> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement("canvas");
      canvas.width = w;
      canvas.height = h;
      const paint = canvas.getContext("2d");
      if (!paint) return "";
      paint.fillStyle = "#e9d9b4";
      paint.fillRect(0, 0, w, h);
      paint.fillStyle = "#4f7a3c";
      paint.fillRect(0, h * 0.6, w, h);
      paint.fillStyle = "#d9822b";
      paint.arc(w / 2, h * 0.4, w / 5, 0, 7);
      paint.fill();
      return canvas.toDataURL("image/jpeg", 0.9);
    },
    [width, height] as const,
  );
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(url.split(",")[1] ?? "", "base64") };
}
