import type { Visitor } from "./visitor.ts";

/** Chooses one of a few tiles. */
export async function tile(visitor: Visitor, field: string, title: string): Promise<void> {
  await visitor.press("tile", title, { field, exact: true });
}

/** Opens the sheet of a field, searches, and presses the option; a list begins with the most chosen ones. */
export async function pick(visitor: Visitor, field: string, title: string): Promise<void> {
  await visitor.press("sheet", "", { field });
  await visitor.sees("dialog");
  await visitor.typeInto({ role: "search" }, title);
  await visitor.press("button", title, { exact: true });
  await visitor.seesNo("dialog");
}

/** Presses the button at the foot of the page and waits for the heading of the page that follows. */
export async function next(visitor: Visitor): Promise<void> {
  const before = await visitor.reads("title", "", "textContent");
  await visitor.press("button", visitor.words.common("next"), { exact: true });
  await visitor.until(
    `the page after “${before}”`,
    `const title = document.querySelector("h1")?.textContent; return title && title !== ${JSON.stringify(before)}`,
  );
}
