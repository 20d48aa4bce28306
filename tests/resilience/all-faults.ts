import { begin } from "./begin.ts";
import { clock } from "./clock.ts";
import { database } from "./database.ts";
import { disk } from "./disk.ts";
import { errors } from "./errors.ts";
import { kill } from "./kill.ts";
import { memory } from "./memory.ts";
import { overload } from "./overload.ts";
import { planted } from "./planted.ts";
import type { Fault } from "./run.ts";
import { smtp } from "./smtp.ts";
import { store } from "./store.ts";
import { whatsappBanned } from "./whatsapp-banned.ts";

/** Every fault that a run can inject, by name. */
export const allFaults: Readonly<Record<string, Fault>> = {
  kill,
  begin,
  database,
  disk,
  smtp,
  store,
  clock,
  memory,
  overload,
  errors,
  planted,
  "whatsapp-banned": whatsappBanned,
};
