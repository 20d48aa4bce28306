import type { FastifyRequest } from "fastify";

/** What the log line of a request contains besides endpoint and status. */
export type LogContext = {
  /** The member who sent the request or whom it signed in. */
  member_id?: string;
  /** The error code of the response. The message is never logged. */
  refusal?: string;
};

const logContext = new WeakMap<FastifyRequest, LogContext>();

/** Adds properties to the log line of a request. */
export function note(request: FastifyRequest, more: LogContext): void {
  logContext.set(request, { ...logContext.get(request), ...more });
}

export function logContextOf(request: FastifyRequest): LogContext {
  return logContext.get(request) ?? {};
}
