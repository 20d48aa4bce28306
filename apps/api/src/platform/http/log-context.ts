import type { FastifyRequest } from "fastify";

/** What the log line of a request contains besides endpoint and status. */
type LogContext = {
  /** The member who sent the request or whom it signed in. */
  member_id?: string;
  /** The error code of the response. The message is never logged. */
  refusal?: string;
};

declare module "fastify" {
  interface FastifyRequest {
    log_context?: LogContext;
  }
}

/** Removes who sent the request from its log line. */
export function leaveUnnamed(request: FastifyRequest): void {
  const { member_id: _, ...rest } = request.log_context ?? {};
  request.log_context = rest;
}

/** Adds properties to the log line of a request. */
export function note(request: FastifyRequest, more: LogContext): void {
  request.log_context = { ...request.log_context, ...more };
}
