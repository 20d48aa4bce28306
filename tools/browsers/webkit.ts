import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { startProcess } from "./browser-process.ts";
import { type Driver, phone, sleep } from "./web-driver.ts";

const driver_path = "/usr/bin/WebKitWebDriver";
const xvfb = "/usr/bin/xvfb-run";
const starts_within_ms = 20_000;

/** Returns why WebKit cannot run here, or null. */
export function webkitMissing(): string | null {
  const missing = [driver_path, xvfb].filter((file) => !existsSync(file));
  return missing.length > 0 ? "apt-get install webkit2gtk-driver xvfb" : null;
}

/** Starts Debian's WebKitGTK by its own WebDriver, on a screen that nobody sees. */
export async function startWebkit(port: number): Promise<Driver> {
  // With its bars MiniBrowser is at least 447 pixels wide, so it has the whole of a small screen.
  const screen = `-screen 0 ${phone.width}x${phone.height}x24`;
  const args = ["-a", "-s", screen, driver_path, `--port=${port}`];
  const { child: server, stop } = startProcess(xvfb, args);
  const send = (method: string, path: string, body?: object) => call(port, method, path, body);
  await ready(send, server);
  const capabilities = {
    alwaysMatch: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", "--full-screen"] },
    },
  };
  const { sessionId } = (await send("POST", "/session", { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, { x: 0, y: 0, ...phone });
  return {
    name: "WebKit",
    open: async (url) => void (await send("POST", `${session}/url`, { url })),
    run: (body) => send("POST", `${session}/execute/sync`, { script: body, args: [] }),
    perform: async (actions) => void (await send("POST", `${session}/actions`, { actions })),
    upload: async (selector, file) => {
      const element = await send("POST", `${session}/element`, { using: "css selector", value: selector });
      const [id] = Object.values(element as Record<string, string>);
      await send("POST", `${session}/element/${id}/value`, { text: file });
    },
    close: async () => {
      await send("DELETE", session).catch(() => undefined);
      await stop();
    },
  };
}

const miniBrowser = () =>
  ["6.0", "4.1", "4.0"]
    .flatMap((version) => [
      `/usr/lib/x86_64-linux-gnu/webkitgtk-${version}/MiniBrowser`,
      `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    ])
    .find((file) => existsSync(file));

async function ready(
  send: (method: string, path: string) => Promise<unknown>,
  server: ChildProcess,
): Promise<void> {
  const ends = Date.now() + starts_within_ms;
  while (Date.now() < ends && server.exitCode === null) {
    if (await send("GET", "/status").catch(() => null)) return;
    await sleep(200);
  }
  throw new Error("WebKit's driver did not start");
}

async function call(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit: ${(value as { message: string }).message}`);
  return value;
}
