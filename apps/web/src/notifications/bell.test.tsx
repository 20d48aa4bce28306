import { liveNews } from "@sanjog/contract/notifications";
import { site } from "@sanjog/contract/site";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { Bell } from "./bell.tsx";
import { LiveNews } from "./live-news.tsx";

const bell = (
  <>
    <Bell />
    <LiveNews />
  </>
);
const about = at(site, () => ({ data: plainSite }));

test("the bell says how much is unread, and asks again when the line ends", async () => {
  const counts = [2];
  let note = () => {};
  const seen = new Promise<void>((resolve) => {
    note = resolve;
  });
  const { asked } = fakeServer(
    about,
    at(liveNews, async () => {
      const unread = counts.shift() ?? 3;
      // The next line comes within a second: it tells nothing before the first was read.
      if (unread === 3) await seen;
      return { data: { kind: "request_received", unread } };
    }),
  );
  await renderScreen(bell, { token: "asha" });
  await expect
    .element(page.getByRole("link", { name: "ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ, 2 ਅਣਪੜ੍ਹੇ" }))
    .toHaveAttribute("href", "/notifications");
  note();
  await expect.element(page.getByRole("link", { name: "ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ, 3 ਅਣਪੜ੍ਹੇ" })).toBeInTheDocument();
  await expect.element(page.getByText("ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਕੁਝ ਨਵਾਂ ਹੈ ਜੀ।")).toBeInTheDocument();
  const [first] = asked.filter(({ name }) => name === "liveNews");
  expect(first?.headers.get("Authorization")).toBe("Bearer asha");
});

test("without a line to the server the bell is there, and says no number", async () => {
  fakeServer(
    about,
    at(liveNews, () => ({ status: 503, message: "ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜੀ।" })),
  );
  await renderScreen(bell, { token: "asha" });
  await expect.element(page.getByRole("link", { name: "ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ", exact: true })).toBeInTheDocument();
});
