import { loadUser } from "@sanjog/contract/accounts";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { Link, Route, Routes } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { heldPicture, of_balbir, own, type Seen } from "../testing/made-moment.ts";
import { madeSuggestion } from "../testing/made-suggestion.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { ReadyScreen } from "./ready-screen.tsx";

async function ready(
  total: number,
  has_photo: boolean,
  pictures: readonly (string | null)[] = [],
  shows: Seen = { phone_number: null },
) {
  const suggestions = pictures.map((profile_picture, i) => ({
    ...madeSuggestion(String(i), "Charan"),
    profile_picture,
  }));
  const { asked } = fakeServer(
    at(own(shows), () => ({ data: {} })),
    at(loadUser, () => ({ data: signedInMember({ profile_picture: has_photo ? "/api/picture" : null }) })),
    at(listSuggestions, () => ({
      data: { data: suggestions, total, per_page: 8, current_page: 1, last_page: 1 },
    })),
  );
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes("reduced-motion") ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  await renderScreen(
    <Routes>
      <Route path="/ready" element={<ReadyScreen />} />
      <Route path="/privacy-setting" element={<Link to="/ready">Back</Link>} />
    </Routes>,
    { locale: "en", path: "/ready", token: "asha" },
  );
  return asked;
}

test.each([
  [48, true, "See the families", "/suggestion"],
  [48, false, "Add a photo", "/profile-registration-edit/photo"],
  [0, true, "Widen your preferences", "/profile-registration-edit/preference"],
])(
  "With %s families and a photo: %s, the button of a ready profile says %s",
  async (total, photo, says, leads) => {
    await ready(total, photo);
    const button = page.getByRole("link", { name: says });
    await expect.element(button).toHaveAttribute("href", leads);
    await expect.element(button).toHaveClass(/btn-primary/);
  },
);

test("A ready profile shows the card that strangers receive and names what it hides", async () => {
  await ready(48, true);
  await expect.element(page.getByText("48", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("All five steps are done")).toBeVisible();
  const card = page.getByRole("article");
  await expect.element(card.getByRole("heading", { name: "Balbir Singh, 29" })).toBeVisible();
  for (const fact of ["Engineer", "Surrey, Canada", "5 ft 11 in", "Graduate", "I like long walks."])
    await expect.element(card.getByText(fact)).toBeVisible();
  await expect.element(card.getByText(/^Hidden: phone, email, birth date, income Change$/)).toBeVisible();
});

test("A ready profile shows the address and birth date of a member who shows them to everyone", async () => {
  await ready(48, true, [], { phone_number: null, email: "balbir@example.com", dob: "1997-03-04" });
  const card = page.getByRole("article");
  await expect.element(card.getByText("balbir@example.com")).toBeVisible();
  await expect.element(card.getByText("Born 4 March 1997")).toBeVisible();
  await expect.element(card.getByText(/^Hidden: phone, income Change$/)).toBeVisible();
});

test("What the own card hides can be changed where it is named", async () => {
  await ready(48, true);
  const change = page.getByRole("article").getByRole("link", { name: "Change" });
  await expect.element(change).toHaveAttribute("href", "/privacy-setting");
});

test("After a change of what others see, the own card is loaded again", async () => {
  const asked = await ready(48, true);
  await page.getByRole("article").getByRole("link", { name: "Change" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(asked.filter(({ name }) => name === "previewProfile")).toHaveLength(2);
});

test("A ready profile leads to the biodata, but on a narrow phone the card is not made smaller for it", async () => {
  onTestFinished(() => page.viewport(390, 844));
  await ready(48, true);
  const biodata = page.getByRole("link", { name: "Share the biodata" });
  await expect.element(biodata).toHaveAttribute("href", "/biodata");
  await page.viewport(320, 640);
  await expect.element(biodata).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Close" })).toBeVisible();
});

test("Up to three faces beside the number are decoration, of families who show their picture", async () => {
  heldPicture();
  await ready(48, true, ["private", of_balbir, null, of_balbir, of_balbir, of_balbir]);
  const faces = () => document.querySelectorAll("[aria-hidden] > .member-picture");
  await expect.poll(() => faces().length).toBe(3);
  expect(document.body.textContent).not.toContain("Charan");
});

test("Without a picture to show, the number has no faces beside it", async () => {
  await ready(48, true, ["friends", null]);
  await expect.element(page.getByText("48", { exact: true }).first()).toBeVisible();
  expect(document.querySelectorAll(".family-faces")).toHaveLength(0);
});
