import type { FastifyRequest } from "fastify";

/** What the log says of a request beside endpoint and status. */
export type LogContext = {
  /** Who asked, or who was signed in by asking. */
  member_id?: string;
  /** Why it was refused: a code of ours, never the words. */
  refusal?: string;
};

const logContext = new WeakMap<FastifyRequest, LogContext>();

/** Adds to what the log will say of this request. */
export function note(request: FastifyRequest, more: LogContext): void {
  logContext.set(request, { ...logContext.get(request), ...more });
}

export function logContextOf(request: FastifyRequest): LogContext {
  return logContext.get(request) ?? {};
}
