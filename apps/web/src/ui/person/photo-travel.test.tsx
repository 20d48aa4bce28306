import { afterEach, expect, test } from "vitest";
import { travelWithPhoto } from "./photo-travel.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** Puts a card's photo on the page; the function replaces it by a profile. */
function page(): { photo: HTMLElement; open: () => void; opened: () => boolean } {
  const main = document.createElement("main");
  const photo = document.createElement("div");
  main.append(photo);
  document.body.append(main);
  let opened = false;
  const open = () => {
    opened = true;
    photo.remove();
    const next = document.createElement("div");
    next.className = "member-picture";
    main.append(next);
  };
  return { photo, open, opened: () => opened };
}

test.each([
  ["is loaded", () => Promise.resolve()],
  ["cannot be loaded", () => Promise.reject(new Error("offline"))],
  ["takes too long", () => new Promise(() => undefined)],
])("The page opens when it %s", async (_, prepare) => {
  const { photo, open, opened } = page();
  await travelWithPhoto(photo, prepare, open);
  await expect.poll(opened).toBe(true);
  expect(photo.style.viewTransitionName).toBe("");
});

test("A reader who has left the list meanwhile is not led away", async () => {
  const { photo, open, opened } = page();
  photo.remove();
  await travelWithPhoto(photo, () => Promise.resolve(), open);
  expect(opened()).toBe(false);
});
