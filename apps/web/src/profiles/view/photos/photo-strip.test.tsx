import { loadPicture } from "@sanjog/contract/photos";
import { expect, test } from "vitest";
import { at, fakeServer } from "../../../testing/fake-server.ts";
import { madeProfile } from "../../../testing/made-profile.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { photosOf } from "../view-profile-state.ts";
import { PhotoStrip } from "./photo-strip.tsx";

test.each([
  { outcome: "arrived", status: null },
  { outcome: "failed", status: 404 },
])("Balbir's other photos are asked for after the first has $outcome", async ({ status }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { asked } = fakeServer(
    at(loadPicture, async ({ params }) => {
      if (params.id !== "face") return {};
      await arrived;
      return status ? { status, message: "" } : {};
    }),
  );
  const post_pictures = ["field", "temple"].map((id) => ({ id, picture_url: `/api/pictures/${id}` }));
  const balbir = madeProfile({ profile_picture: "/api/pictures/face", post_pictures });
  const nothing = () => undefined;
  await renderScreen(
    <PhotoStrip
      profile={balbir}
      photos={photosOf(balbir)}
      name="Balbir"
      strip={{ current: null }}
      onScroll={nothing}
      onOpen={nothing}
    />,
    { locale: "en" },
  );
  const ids = () => [...new Set(asked.map(({ params }) => params.id))];
  await expect.poll(ids).toEqual(["face"]);
  arrive();
  await expect.poll(() => ids().slice(0, 2)).toEqual(["face", "field"]);
});
