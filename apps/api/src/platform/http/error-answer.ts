import type { RefusalReply } from "@sanjog/contract/reply";
import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import { type Locale, localeFromHeader } from "@sanjog/i18n/locale";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, gateOf, statusOf } from "../app-error.ts";
import { ConnectionError } from "../database/connection-error.ts";
import type { AreaDeps } from "../deps.ts";
import { PhotoStoreError } from "../ports.ts";
import { fieldErrorText, refusalText, type ServerWord, serverText } from "../texts/texts.ts";
import type { FieldErrors } from "./faults.ts";
import { IdempotencyKeyError } from "./idempotency.ts";
import { note } from "./log-context.ts";

type Answer = { status: number; body: RefusalReply; retry_after_seconds?: number };

const outage_wait_seconds = 3;

/** Turns every thrown error into a response: an `AppError` by its error code, an outage into 503, anything else into 500. */
export function answerErrors(app: FastifyInstance, deps: AreaDeps): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = answerFor(error, request, deps);
    send(reply, answer);
  });
}

/** Sends the response for an unknown path, which equals the one for a record that the member may not see. */
export function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeFromHeader(request.headers["accept-language"]);
  return send(reply, { status: 404, body: { message: refusalText(locale, "not_found") } });
}

function send(reply: FastifyReply, { status, body, retry_after_seconds }: Answer): FastifyReply {
  if (retry_after_seconds !== undefined) reply.header("Retry-After", String(retry_after_seconds));
  if (status === 401) reply.header("WWW-Authenticate", "Bearer");
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("application/json; charset=utf-8")
    .send(body);
}

function answerFor(error: FastifyError, request: FastifyRequest, deps: AreaDeps): Answer {
  const locale = localeFromHeader(request.headers["accept-language"]);
  if (error instanceof AppError) {
    note(request, { refusal: error.refusal });
    return refusalAnswer(error, locale);
  }
  if (error instanceof IdempotencyKeyError) {
    note(request, { refusal: error.reason });
    return error.reason === "still_running"
      ? { status: 429, body: { message: serverText(locale, "still_running") }, retry_after_seconds: 2 }
      : { status: 422, body: { message: serverText(locale, "repeated_key") } };
  }
  if (error.code === "FST_STATIC_FORBIDDEN_PATH")
    return { status: 404, body: { message: refusalText(locale, "not_found") } };
  const known = knownStatus(error);
  if (known) return { status: known[0], body: { message: serverText(locale, known[1]) } };
  if (isOutage(error)) {
    deps.log.warn({ request_id: request.id, code: error.code }, "a part is down");
    return {
      status: 503,
      body: { message: serverText(locale, "unavailable") },
      retry_after_seconds: outage_wait_seconds,
    };
  }
  deps.log.error(
    { request_id: request.id, endpoint: request.routeOptions.url, err: error },
    "unexpected error",
  );
  return { status: 500, body: { message: serverText(locale, "server_error", { request_id: request.id }) } };
}

function refusalAnswer(error: AppError, locale: Locale): Answer {
  const { fields, retry_after_seconds, params, sentence, appeal_key } = error.options;
  const gate = gateOf(error);
  const errors = { ...(fields && fieldSentences(fields, locale)), ...(gate && { [gate]: false as const }) };
  return {
    status: statusOf(error.refusal),
    body: {
      message: sentence ?? refusalText(locale, error.refusal, { ...fieldErrorNumbers, ...params }),
      ...(Object.keys(errors).length > 0 && { errors }),
      ...(appeal_key !== undefined && { appeal_key }),
    },
    ...(retry_after_seconds !== undefined && { retry_after_seconds }),
  };
}

function fieldSentences(
  fields: Readonly<Record<string, FieldErrors[string] | readonly FieldErrors[string][number][]>>,
  locale: Locale,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, fieldErrors]) => [
      field,
      fieldErrors.map((fieldError) => fieldErrorText(locale, fieldError)),
    ]),
  );
}

/** Returns the status and message of requests that Fastify rejects before the handler, or that no handler can accept. */
function knownStatus(error: FastifyError): [number, ServerWord] | undefined {
  // PostgreSQL's `character_not_in_repertoire`: a text contains a character that no column can store, such as NUL.
  if (error.code === "22021") return [422, "unreadable"];
  if (error.statusCode === 413) return [413, "too_large"];
  if (error.statusCode === 415 || error.statusCode === 406) return [415, "wrong_type"];
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY" || error.statusCode === 400) return [422, "unreadable"];
  return undefined;
}

const outage_codes =
  /^(08...|53...|57P0[1-4]|57014|55P03|40001|40P01|25P0[34]|ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|EMFILE|FST_UNDER_PRESSURE)$/;

/** Whether the database, the disk or the photo store is unavailable or overloaded, so that the client may retry the request. */
function isOutage(error: FastifyError): boolean {
  return (
    error.statusCode === 503 ||
    error instanceof PhotoStoreError ||
    error instanceof ConnectionError ||
    outage_codes.test(error.code ?? "")
  );
}
