import { parentPort, workerData } from "node:worker_threads";
import type { SheetOrder } from "./sheet-order.ts";
import { drawSheet } from "./sheet-pdf.ts";

const { sheets, foot, picture } = workerData as SheetOrder;
parentPort?.postMessage(await drawSheet(sheets, foot, picture && Buffer.from(picture)));
