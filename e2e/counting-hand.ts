import { expect, type Locator, type Page } from "@playwright/test";
import { fieldOf } from "./form-hands.ts";
import type { Words } from "./words.ts";

type Count = { step: string; taps: number; fields: number };

/**
 * The hand of a person who uses the product, counting what they do. A tap is one action with a finger or the mouse on
 * the page: placing the cursor in a text field is one too, unless Enter in the field before has placed it. A field is
 * one that is typed in or chosen from the browser's own list, which takes two taps, to open it and to choose.
 */
export class CountingHand {
  readonly page: Page;
  readonly words: Words;
  private readonly counts: Count[] = [];
  private readonly places: string[] = [];

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    page.on("framenavigated", (frame) => {
      const { pathname, search } = new URL(frame.url());
      const place = pathname + search;
      if (frame === page.mainFrame() && place !== this.places.at(-1)) this.places.push(place);
    });
  }

  /** Asserts that every page led on: none was left for one that had been seen before. */
  expectNoDeadTurn(): void {
    expect(this.places).toEqual([...new Set(this.places)]);
  }

  begin(step: string): void {
    this.counts.push({ step, taps: 0, fields: 0 });
  }

  /** Counts what is done outside the page, for example in WhatsApp or the phone's gallery. */
  elsewhere(taps: number): void {
    this.now().taps += taps;
  }

  async tap(target: Locator): Promise<void> {
    this.now().taps += 1;
    await target.click();
  }

  async type(label: string, text: string): Promise<void> {
    await this.write(fieldOf(this.page, label).locator("input, textarea").first(), text);
    // The key of the keyboard that leads to the next field.
    await this.page.keyboard.press("Enter");
  }

  /** Types a code, which sends itself with its last digit. */
  async typeCode(label: string, code: string): Promise<void> {
    await this.write(fieldOf(this.page, label).locator("input"), code);
  }

  /** Chooses from the browser's own list. */
  async choose(label: string, id: string): Promise<void> {
    const now = this.now();
    now.taps += 2;
    now.fields += 1;
    await fieldOf(this.page, label).locator("select").selectOption(id);
  }

  /** Taps a tile or a part of a switch. */
  async tile(label: string, title: string): Promise<void> {
    const exact = this.page.getByText(title, { exact: true });
    await this.tap(
      fieldOf(this.page, label).locator("label.tile, label.segment").filter({ has: exact }).first(),
    );
  }

  /** Opens the sheet of a field and taps an option, after typing in the search box if it is not near the top. */
  async pick(label: string, title: string, { search = "" } = {}): Promise<void> {
    await this.tap(fieldOf(this.page, label).locator("button.pick-button"));
    const sheet = this.page.getByRole("dialog");
    if (search) await this.write(sheet.getByRole("searchbox"), search);
    await this.tap(sheet.getByRole("button", { name: title, exact: true }).first());
    await expect(sheet).toBeHidden();
  }

  /** Taps the option among those that most families choose, which stand below the field. */
  async pickOften(label: string, title: string): Promise<void> {
    const field = fieldOf(this.page, label);
    await this.tap(field.getByRole("button", { name: title, exact: true }));
    await expect(field.locator("button.pick-button")).toContainText(title);
  }

  /** Moves on with the button at the foot of the page and waits for the heading of the page that follows. */
  async next(button: string): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 1 });
    const before = await heading.textContent();
    await this.tap(this.page.getByRole("button", { name: button, exact: true }));
    await expect(heading).not.toHaveText(before ?? "");
  }

  total(): Count {
    const sum = (part: "taps" | "fields") => this.counts.reduce((all, count) => all + count[part], 0);
    return { step: "in all", taps: sum("taps"), fields: sum("fields") };
  }

  /** Prints where the taps went. */
  report(): void {
    console.table([...this.counts, this.total()]);
  }

  private async write(target: Locator, text: string): Promise<void> {
    const now = this.now();
    const has_cursor = await target.evaluate((element) => element === document.activeElement);
    if (!has_cursor) await this.tap(target);
    now.fields += 1;
    await target.fill(text);
  }

  private now(): Count {
    const count = this.counts.at(-1);
    if (!count) throw new Error("No step has begun");
    return count;
  }
}
