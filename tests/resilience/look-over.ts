import { type Cell, checkCells, chooseCells } from "./cells.ts";
import { checkApp } from "./checker.ts";
import { checkKeys, turnAgain } from "./keys.ts";
import type { Operation, Recorder } from "./record.ts";
import { randomOf } from "./run.ts";
import type { TestServer } from "./test-server.ts";

const cells_wanted = 50;

/**
 * Looks over an app whose server does not run: first what lies there, then what a server started on it answers.
 * Nothing may happen to the app meanwhile.
 */
export async function lookOver(app: TestServer, record: Recorder, seed: number): Promise<string[]> {
  const found = await lookInside(app, record.operations, seed);
  return [...found.violations, ...(await lookFromOutside(app, record, found.cells))];
}

/** V1 to V5, and the cells of the privacy matrix that are to be tried. */
export function lookInside(app: TestServer, operations: readonly Operation[], seed: number, until?: number) {
  return app.inside(async (live) => ({
    violations: await checkApp(live, operations, until),
    cells: await chooseCells(live, app.members, cells_wanted, randomOf(seed, "cells")),
  }));
}

/** V6 and V7. */
export async function lookFromOutside(
  app: TestServer,
  record: Recorder,
  cells: readonly Cell[],
): Promise<string[]> {
  await app.start();
  const wrong = await checkCells(record, app.base(), cells);
  await turnAgain(record, app.base(), app.keys);
  await app.stop();
  return [...wrong, ...checkKeys(record.operations)];
}
