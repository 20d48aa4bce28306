import { type Cell, checkCells, chooseCells } from "./cells.ts";
import { checkHouse } from "./checker.ts";
import type { House } from "./house.ts";
import { checkKeys, turnAgain } from "./keys.ts";
import type { Operation, Recorder } from "./record.ts";
import { chanceOf } from "./run.ts";

const cells_wanted = 50;

/**
 * Looks over a house whose server does not run: first what lies there, then what a server started on it answers.
 * Nothing may happen to the house meanwhile.
 */
export async function lookOver(house: House, record: Recorder, seed: number): Promise<string[]> {
  const found = await lookInside(house, record.operations, seed);
  return [...found.faults, ...(await lookFromOutside(house, record, found.cells))];
}

/** V1 to V5, and the cells of the privacy matrix that are to be tried. */
export function lookInside(house: House, operations: readonly Operation[], seed: number, until?: number) {
  return house.inside(async (live) => ({
    faults: await checkHouse(live, operations, until),
    cells: await chooseCells(live, house.members, cells_wanted, chanceOf(seed, "cells")),
  }));
}

/** V6 and V7. */
export async function lookFromOutside(
  house: House,
  record: Recorder,
  cells: readonly Cell[],
): Promise<string[]> {
  await house.start();
  const wrong = await checkCells(record, house.base(), cells);
  await turnAgain(record, house.base(), house.keys);
  await house.stop();
  return [...wrong, ...checkKeys(record.operations)];
}
