import { begin } from "./begin.ts";
import { bombs } from "./bombs.ts";
import { clock } from "./clock.ts";
import { database } from "./database.ts";
import { disk } from "./disk.ts";
import { errors } from "./errors.ts";
import { kill } from "./kill.ts";
import { long } from "./long.ts";
import { memory } from "./memory.ts";
import { overload } from "./overload.ts";
import { planted } from "./planted.ts";
import type { Fault } from "./run.ts";
import { slow } from "./slow.ts";
import { smtp } from "./smtp.ts";
import { stop } from "./stop.ts";
import { store } from "./store.ts";
import { webhook } from "./webhook.ts";

/** Everything that can be done to the house, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  kill,
  begin,
  database,
  disk,
  smtp,
  webhook,
  store,
  clock,
  memory,
  slow,
  stop,
  overload,
  bombs,
  errors,
  long,
  planted,
};
