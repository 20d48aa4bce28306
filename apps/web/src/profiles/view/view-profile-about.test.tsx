import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Details } from "../../ui/layout/card.tsx";
import { ViewProfileAbout } from "./view-profile-about.tsx";

test("screen readers read Asha's Gurmukhi text as Punjabi on an English page, and her father's Latin name as English", async () => {
  await renderScreen(
    <>
      <ViewProfileAbout title="About me" text="ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।" />
      <Details rows={[{ label: "Father", value: "Mohan Singh" }]} />
    </>,
    { locale: "en" },
  );
  await expect.element(page.getByText("ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।")).toHaveAttribute("lang", "pa");
  await expect.element(page.getByText("Mohan Singh")).toHaveAttribute("lang", "en");
  await expect.element(page.getByText("About me")).not.toHaveAttribute("lang");
});
