import { Logger } from "graphile-worker";

/** The queue's own chatter is left out: job failures are logged where they happen, without their payload. */
export const quietJobLogger = new Logger(() => () => undefined);
