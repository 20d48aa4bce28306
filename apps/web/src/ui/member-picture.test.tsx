import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/common";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { MemberPicture } from "./member-picture.tsx";

const shown = (picture: string | null) =>
  renderScreen(<MemberPicture picture={picture} name="ਸ਼ਰਨ ਕੌਰ" id="asha" className="size-40" />);

test("A picture that loads shows a plain ground, never the initial of a member without a photo", async () => {
  fakeServer();
  const real = window.fetch;
  window.fetch = () => new Promise<never>(() => undefined);
  await shown("/api/picture");
  await expect.element(page.getByRole("img", { name: inPunjabi.loading.label })).toBeInTheDocument();
  expect(document.querySelector(".cloth")).toBeNull();
  expect(page.getByText("ਸ਼", { exact: true }).elements()).toHaveLength(0);
  window.fetch = real;
});

test("A picture that cannot be loaded says so", async () => {
  fakeServer();
  await shown("/api/picture");
  await expect.element(page.getByText(inPunjabi.picture.failed)).toBeVisible();
});

test("A member without a photo shows the first letter with its dot", async () => {
  await shown(null);
  await expect.element(page.getByText("ਸ਼", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("img", { name: inPunjabi.picture.none })).toBeInTheDocument();
});

test.each(["friends", "private"] as const)("A photo that is kept %s says why it is hidden", async (word) => {
  await shown(word);
  await expect.element(page.getByText(inPunjabi.picture[word])).toBeVisible();
});
