import { Worker } from "node:worker_threads";
import type { Sheet } from "./sheet.ts";
import type { SheetFoot } from "./sheet-pdf.ts";

/** What is drawn: the sheets of one page, what stands below them, and the picture or none. */
export type SheetOrder = { sheets: readonly Sheet[]; foot: SheetFoot; picture: Uint8Array | null };

const longest_ms = 30_000;

/**
 * Draws apart from everything else: shaping a page of Gurmukhi is a moment's work of a whole processor, in which the
 * server would answer nobody. Throws when it fails or takes too long.
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
      // After the message this changes nothing.
      failed(new Error("the biodata was not finished"));
    });
  });
}
