import { auditCommands } from "./audit.ts";
import type { Commands } from "./command.ts";
import { maintenanceCommands } from "./maintenance.ts";
import { membersCommands } from "./members.ts";
import { picturesCommands } from "./pictures.ts";
import { reportsCommands } from "./reports.ts";
import { staffCommands } from "./staff.ts";

/** The commands of `npm run operator --`, by name. */
export const commands: Commands = {
  ...reportsCommands,
  ...membersCommands,
  ...picturesCommands,
  ...staffCommands,
  ...auditCommands,
  ...maintenanceCommands,
};
