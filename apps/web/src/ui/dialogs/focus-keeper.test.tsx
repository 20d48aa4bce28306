import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { keepFocus } from "./focus-keeper.ts";

function Rows() {
  const [rows, setRows] = useState(["Balbir", "Charan"]);
  useEffect(keepFocus, []);
  return (
    <main>
      <h1 tabIndex={-1}>Home</h1>
      {rows.length > 0 && (
        <ul aria-label="Shortlisted">
          {rows.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

test("the focus stays in the list when a row is removed by keyboard, and on the page after the last row", async () => {
  await renderScreen(<Rows />, { locale: "en" });
  const charan = page.getByRole("button", { name: "Remove Charan" });
  await expect.element(charan).toBeVisible();
  (charan.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("list", { name: "Shortlisted" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Remove Balbir" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Home" })).toHaveFocus();
});
