import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { SuggestionsHead } from "./suggestions-head.tsx";

test.each([
  [true, 1],
  [false, 0],
])("Where both sides match for all is %s, the head says so %i times", async (all_match, times) => {
  fakeServer();
  const head = <SuggestionsHead total={38} preferences={null} all_match={all_match} />;
  await renderScreen(head, { locale: "en", token: "asha" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.getByText("Both sides match here").elements()).toHaveLength(times);
});
