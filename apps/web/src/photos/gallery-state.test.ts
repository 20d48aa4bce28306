import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { expect, test } from "vitest";
import { cropName, roomLeft, sortChosen } from "./gallery-state.ts";

const file = (name: string, type = "image/jpeg", size = 1_000) => ({ name, type, size });

test("only JPG and PNG pictures of at most two megabytes come into the gallery, and each other file is named", () => {
  const good = file("fields.png", "image/png", photo_max_bytes.gallery);
  const chosen = [
    good,
    file("dance.gif", "image/gif"),
    file("big.jpg", "image/jpeg", photo_max_bytes.gallery + 1),
  ];
  expect(sortChosen("gallery", chosen)).toEqual({
    fit: [good],
    left: [
      { refusal: "gallery_picture_type", file: "dance.gif" },
      { refusal: "gallery_picture_too_large", file: "big.jpg" },
    ],
  });
});

test("the thirteenth picture finds no room, which is said once", () => {
  const chosen = [file("a.jpg"), file("b.jpg"), file("c.jpg")];
  const { fit, left } = sortChosen("gallery", chosen, 11);
  expect(fit.map(({ name }) => name)).toEqual(["a.jpg"]);
  expect(left).toEqual([{ refusal: "gallery_full", file: "b.jpg" }]);
  expect([0, 11, 12, 13].map(roomLeft)).toEqual([12, 1, 0, 0]);
});

test("the profile photo may have four megabytes", () => {
  expect(sortChosen("profile", [file("me.jpg", "image/jpeg", photo_max_bytes.profile)]).left).toEqual([]);
  expect(sortChosen("profile", [file("me.jpg", "image/jpeg", photo_max_bytes.profile + 1)]).left).toEqual([
    { refusal: "picture_too_large", file: "me.jpg" },
  ]);
});

test("a crop keeps the name of its file, as the JPG it has become", () => {
  expect(["ਵਿਆਹ.png", "IMG_1.2.jpeg", "photo", ".jpg"].map(cropName)).toEqual([
    "ਵਿਆਹ.jpg",
    "IMG_1.2.jpg",
    "photo.jpg",
    "photo.jpg",
  ]);
});
