import { begin } from "./begin.ts";
import { clock } from "./clock.ts";
import { collector } from "./collector.ts";
import { database } from "./database.ts";
import { disk } from "./disk.ts";
import { errors } from "./errors.ts";
import { failoverFaults } from "./failover-faults.ts";
import { kill } from "./kill.ts";
import { memory } from "./memory.ts";
import { overload } from "./overload.ts";
import { planted } from "./planted.ts";
import { push } from "./push.ts";
import { replica } from "./replica.ts";
import type { Fault } from "./run.ts";
import { sms } from "./sms.ts";
import { smtp } from "./smtp.ts";
import { store } from "./store.ts";
import { whatsappBanned } from "./whatsapp-banned.ts";

/** Every fault that a run can inject, by name. */
export const allFaults: Readonly<Record<string, Fault>> = {
  kill,
  begin,
  database,
  disk,
  replica,
  smtp,
  sms,
  push,
  store,
  clock,
  memory,
  overload,
  errors,
  planted,
  collector,
  "whatsapp-banned": whatsappBanned,
  ...failoverFaults,
};
