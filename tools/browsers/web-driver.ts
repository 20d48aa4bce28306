/** What a journey needs of a browser: to run a script in the page and to press where a person would. */
export type Driver = {
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: (body: string) => Promise<unknown>;
  perform: (actions: readonly object[]) => Promise<void>;
  /** Gives a file to a file field, as the window of the operating system would. */
  upload: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const limit_ms = 30_000;
const between_ms = 100;
const click_comes_within_ms = 2_000;

/** The size of a usual phone. */
export const phone = { width: 390, height: 844 };

/** The address, and the errors that the page shows. */
const whereabouts = `return [location.pathname + location.search, ...[...document.querySelectorAll(".field-error, [role=alert]")]
  .filter((one) => one.getClientRects().length > 0).map((one) => one.textContent.trim())].filter(Boolean).join(" · ")`;

/** Waits until a script in the page returns something true, and returns it. */
export async function until(driver: Driver, what: string, body: string): Promise<unknown> {
  const ends = Date.now() + limit_ms;
  let refused = "";
  while (Date.now() < ends) {
    const found = await driver.run(body).catch((error) => {
      refused = `: ${error}`;
    });
    if (found) return found;
    await sleep(between_ms);
  }
  const where = await driver.run(whereabouts).catch(() => "no page");
  throw new Error(`${what} did not come within ${limit_ms / 1000} s, at ${where}${refused}`);
}

const pointer = ([x, y]: Spot) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x, y, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

type Spot = [x: number, y: number];

/**
 * Presses the place that a script in the page returns, once it is the same twice: a sheet may still be moving. Presses
 * again if the page moved meanwhile and something else was hit.
 */
export async function clickAt(driver: Driver, what: string, body: string): Promise<void> {
  const find = async () => (await until(driver, what, body)) as Spot;
  const ends = Date.now() + limit_ms;
  while (Date.now() < ends) {
    let now = await find();
    for (let before: Spot = [0, 0]; String(before) !== String(now); ) {
      before = now;
      await sleep(between_ms);
      now = await find();
    }
    await driver.perform([pointer(now)]);
    if (await isHit(driver)) return;
  }
  throw new Error(`${what} was not hit within ${limit_ms / 1000} s`);
}

/** Whether the click has come; a press may have opened another page, which knows nothing of it. */
async function isHit(driver: Driver): Promise<boolean> {
  const ends = Date.now() + click_comes_within_ms;
  while (Date.now() < ends) {
    if (!(await driver.run("return window.missed === true").catch(() => false))) return true;
    await sleep(between_ms);
  }
  return false;
}

/** Types into the field that has the focus. */
export async function type(driver: Driver, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await driver.perform([{ type: "key", id: "keyboard", actions }]);
}
