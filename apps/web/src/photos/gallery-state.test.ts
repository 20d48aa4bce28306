import { expect, test } from "vitest";
import { cropName, roomLeft, sortChosen } from "./gallery-state.ts";

const file = (name: string, type = "image/jpeg", size = 1_000) => ({ name, type, size });

test("a camera's pictures of any size come to the crop, and each other file is named", () => {
  const good = [file("fields.png", "image/png"), file("wedding.jpg", "image/jpeg", 12_000_000)];
  const chosen = [...good, file("dance.gif", "image/gif")];
  expect(sortChosen("gallery", chosen)).toEqual({
    fit: good,
    left: [{ refusal: "gallery_picture_type", file: "dance.gif" }],
  });
});

test("the thirteenth picture finds no room, which is said once", () => {
  const chosen = [file("a.jpg"), file("b.jpg"), file("c.jpg")];
  const { fit, left } = sortChosen("gallery", chosen, 11);
  expect(fit.map(({ name }) => name)).toEqual(["a.jpg"]);
  expect(left).toEqual([{ refusal: "gallery_full", file: "b.jpg" }]);
  expect([0, 11, 12, 13].map(roomLeft)).toEqual([12, 1, 0, 0]);
});

test("a crop keeps the name of its file, as the JPG it has become", () => {
  expect(["ਵਿਆਹ.png", "IMG_1.2.jpeg", "photo", ".jpg"].map(cropName)).toEqual([
    "ਵਿਆਹ.jpg",
    "IMG_1.2.jpg",
    "photo.jpg",
    "photo.jpg",
  ]);
});
