import { messages as words } from "@sanjog/i18n/en/ui/common";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";

const photos = ["main", "wedding", "fields"].map((id) => ({ id, reference: `/backend/${id}` }));

function Gallery() {
  const [open, setOpen] = useState(true);
  return (
    <PhotoViewer
      photos={photos}
      of={{ name: "Balbir Singh", user_id: "balbir" }}
      start={1}
      open={open}
      onClose={() => setOpen(false)}
      action={({ id }) => <p>About {id}</p>}
    />
  );
}

const said = (number: number) => page.getByText(`Photo ${String(number)} of 3`);

test("the viewer opens at the photo that was tapped, and the arrow keys turn to the others and around", async () => {
  await renderScreen(<Gallery />, { locale: "en" });
  await expect.element(said(2)).toBeInTheDocument();
  await expect.element(page.getByText("About wedding")).toBeVisible();
  await expect.element(page.getByRole("dialog")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(said(3)).toBeInTheDocument();
  await expect.element(page.getByText("About fields")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(said(1)).toBeInTheDocument();
  await page.getByRole("button", { name: words.previous }).click();
  await expect.element(said(3)).toBeInTheDocument();
});

test("a button and a double tap enlarge a photo and show it whole again", async () => {
  await renderScreen(<Gallery />, { locale: "en" });
  const zoom = page.getByRole("button", { name: words.zoom });
  await zoom.click();
  await expect.element(zoom).toHaveAttribute("aria-pressed", "true");
  const slide = document.querySelectorAll(".viewer-slide")[1];
  if (slide) await userEvent.dblClick(slide);
  await expect.element(zoom).toHaveAttribute("aria-pressed", "false");
});

test("Escape closes the viewer", async () => {
  await renderScreen(<Gallery />, { locale: "en" });
  await expect.element(page.getByRole("dialog")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
