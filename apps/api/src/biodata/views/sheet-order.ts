import { Worker } from "node:worker_threads";
import type { Sheet } from "./sheet.ts";
import type { SheetFoot } from "./sheet-pdf.ts";

/** What to draw: the sheets of one page, their footer, and the picture if there is one. */
export type SheetOrder = { sheets: readonly Sheet[]; foot: SheetFoot; picture: Uint8Array | null };

const longest_ms = 30_000;

/**
 * Draws in a worker thread: shaping a page of Gurmukhi keeps a processor busy for a moment, in which the server could
 * answer no request. Throws when it fails or takes too long.
 */
export function drawInWorker(order: SheetOrder): Promise<Buffer> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), {
      workerData: order,
      execArgv: [],
    });
    const timer = setTimeout(() => void worker.terminate(), longest_ms);
    worker.once("message", (pdf: Uint8Array) => done(Buffer.from(pdf)));
    worker.once("error", failed);
    worker.once("exit", () => {
      clearTimeout(timer);
      // Has no effect after the message, since the promise is already settled.
      failed(new Error("the biodata was not finished"));
    });
  });
}
