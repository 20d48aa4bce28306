import { Logger } from "graphile-worker";

/** Discards the queue library's own log lines. `runner.ts` logs a failed job without its payload. */
export const quietJobLogger = new Logger(() => () => undefined);
