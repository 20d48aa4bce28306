import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProcess } from "./browser-process.ts";
import { type Driver, phone, sleep } from "./web-driver.ts";

const places = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const binary = () => places.find((file) => existsSync(file));
const starts_within_ms = 40_000;

/** Returns why Firefox cannot run here, or null. */
export function firefoxMissing(): string | null {
  return binary() ? null : "apt-get install firefox-esr";
}

type Reply = { id: number; result?: unknown; message?: string };

/** Starts an installed Firefox and speaks WebDriver BiDi with it, which needs no driver between. */
export async function startFirefox(port: number): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), "sanjog-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`];
  const { stop } = startProcess(binary() ?? "", args);
  const socket = await connected(`ws://127.0.0.1:${port}/session`);
  const send = sender(socket);
  await send("session.new", { capabilities: {} });
  const tree = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: phone });
  return {
    name: "Firefox",
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    run: async (body) => {
      const expression = `JSON.stringify((() => { ${body} })() ?? null)`;
      const { result } = (await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      })) as {
        result?: { value?: string };
      };
      return JSON.parse(result?.value ?? "null");
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    upload: async (selector, file) => {
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const evaluated = await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: false,
      });
      const { result } = evaluated as { result: { sharedId: string } };
      await send("input.setFiles", { context, element: { sharedId: result.sharedId }, files: [file] });
    },
    close: async () => {
      socket.close();
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connected(address: string): Promise<WebSocket> {
  const ends = Date.now() + starts_within_ms;
  while (Date.now() < ends) {
    const socket = new WebSocket(address);
    const opened = await new Promise<boolean>((resolve) => {
      socket.addEventListener("open", () => resolve(true), { once: true });
      socket.addEventListener("error", () => resolve(false), { once: true });
    });
    if (opened) return socket;
    await sleep(300);
  }
  throw new Error("Firefox did not start");
}

function sender(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return async (method, params) => {
    last += 1;
    const id = last;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.message !== undefined) throw new Error(`Firefox: ${method}: ${reply.message}`);
    return reply.result;
  };
}
