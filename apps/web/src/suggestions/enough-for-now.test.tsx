import { listSuggestions } from "@sanjog/contract/suggestions";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/suggestions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { EnoughForNow } from "./enough-for-now.tsx";
import { suggestionsQuery } from "./queries.ts";

const enough = "ਅੱਜ ਲਈ ਏਨੇ ਹੀ।";

function List() {
  const [number, setNumber] = useState(13);
  const suggestions = useQuery(suggestionsQuery(number));
  return (
    <Loaded
      from={suggestions}
      isEmpty={() => false}
      refused={(error) => <EnoughForNow error={error} onFirst={() => setNumber(1)} />}
    >
      {({ total }) => <p>{total}</p>}
    </Loaded>
  );
}

test("a day's last profile is no failure: the page says when it goes on, and leads back to the first", async () => {
  const nobody = { data: [], total: 140, per_page: 8, current_page: 1, last_page: 18 };
  fakeServer(
    at(listSuggestions, ({ query }) =>
      query.get("page") === "1" ? { data: nobody } : { status: 429, message: enough, retry_after_seconds: 9 },
    ),
  );
  await renderScreen(<List />, { token: "asha" });
  await expect.element(page.getByRole("heading", { name: inPunjabi.enough.title })).toBeVisible();
  await expect.element(page.getByText(enough)).toBeVisible();
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/home");
  await page.getByRole("button", { name: inPunjabi.enough.first_page }).click();
  await expect.element(page.getByText("140")).toBeVisible();
});
