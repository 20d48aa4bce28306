/** What a journey needs of a browser: to run a script in the page and to press where a person would. */
export type Driver = {
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: (body: string) => Promise<unknown>;
  perform: (actions: readonly object[]) => Promise<void>;
  close: () => Promise<void>;
};

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const limit_ms = 30_000;

/** Waits until a script in the page returns something true, and returns it. */
export async function until(driver: Driver, what: string, body: string): Promise<unknown> {
  const ends = Date.now() + limit_ms;
  while (Date.now() < ends) {
    const found = await driver.run(body).catch(() => null);
    if (found) return found;
    await sleep(250);
  }
  throw new Error(`${driver.name}: ${what} did not come within ${limit_ms / 1000} s`);
}

const pointer = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x, y, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** Presses in the middle of the first visible element of a selector, whose text contains the given one. */
export async function press(driver: Driver, selector: string, text = ""): Promise<void> {
  const [x, y] = (await until(
    driver,
    `${selector} ${text}`,
    `const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && one.textContent.includes(${JSON.stringify(text)}));
     if (!found) return null;
     found.scrollIntoView({ block: "center", behavior: "instant" });
     const { x, y, width, height } = found.getBoundingClientRect();
     return [Math.round(x + width / 2), Math.round(y + height / 2)];`,
  )) as [number, number];
  await driver.perform([pointer(x, y)]);
}

/** Types into the field that has the focus. */
export async function type(driver: Driver, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await driver.perform([{ type: "key", id: "keyboard", actions }]);
}
