import { setTimeout as pause } from "node:timers/promises";
import { SetupError } from "../config/setup-error.ts";
import { ConnectionError } from "./connection-error.ts";

/** The PostgreSQL server responds but rejects the configured connection. */
export class DatabaseRefusedError extends SetupError {
  constructor(sentence: string) {
    super(sentence);
    this.name = "DatabaseRefusedError";
  }
}

const again_after_ms = 1_000;
/** How many attempts pass between two calls of `onAway`. */
const report_every = 15;

/**
 * Runs `work`, the first that queries the server, and retries it until the server can be reached; calls `onAway` with the
 * reason now and then. Throws `DatabaseRefusedError` if waiting would not help, and any other error at once.
 */
export async function whenReached<T>(work: () => Promise<T>, onAway?: (reason: string) => void): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const sentence = refusalOf(error);
      if (sentence) throw new DatabaseRefusedError(sentence);
      if (!onAway || !isAway(error)) throw error;
      if (tried % report_every === 0) onAway(reasonOf(error));
      await pause(again_after_ms);
    }
  }
}

type Failure = { code?: string; message?: string };

function refusalOf(error: unknown): string | null {
  const { code = "", message = "" } = error as Failure;
  if (code === "3D000")
    return `The database that DATABASE_URL names is not on its server (${message}). Make it with createdb.`;
  if (code.startsWith("28") || message.startsWith("SASL"))
    return `The server of DATABASE_URL does not let us in: ${message}. Correct the user or the password.`;
  if (/certificate|does not support SSL/i.test(message) || /CERT/.test(code))
    return `The server of DATABASE_URL cannot be spoken to over TLS as it asks: ${message}.`;
  return null;
}

const away_codes =
  /^(08...|53...|57P0[1-4]|ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+)$/;

function isAway(error: unknown): boolean {
  return error instanceof ConnectionError || away_codes.test((error as Failure).code ?? "");
}

function reasonOf(error: unknown): string {
  const { code, message = "" } = error as Failure;
  return code === "ENOTFOUND" ? "no machine of that name is known" : (code ?? message);
}
