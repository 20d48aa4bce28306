import type { Endpoint } from "@sanjog/contract/endpoint";
import {
  address,
  bodyOf,
  type CallAnswer,
  type CallInput,
  headersOf,
  refusalOf,
  replyOf,
  type UntypedInput,
} from "../platform/api-client.ts";
import { ApiError } from "../platform/api-error.ts";

/** An error response of the desk. Only the end of the session is handled for all screens. */
class DeskError extends ApiError {
  override name = "DeskError";

  override get handled(): boolean {
    return this.status === 401;
  }
}

let whenSignedOut: () => void = () => {};

/** Sets what happens when the server no longer knows the session of the desk. Returns a function that removes it. */
export function onSignedOut(react: () => void): () => void {
  whenSignedOut = react;
  return () => {
    whenSignedOut = () => {};
  };
}

/**
 * Calls an endpoint of the desk with the desk's cookie alone: a member may use the same browser, and neither session
 * may open or end the other.
 */
export async function callDesk<D extends Endpoint>(endpoint: D, input: CallInput<D>): Promise<CallAnswer<D>> {
  const loose = input as UntypedInput;
  const headers = headersOf(endpoint, loose.idempotency_key, null);
  const response = await fetch(address(endpoint, loose), {
    method: endpoint.method,
    headers,
    body: bodyOf(endpoint, loose, headers),
    signal: loose.signal ?? null,
    credentials: "same-origin",
    cache: "no-store",
  }).catch((cause: unknown) => {
    if (loose.signal?.aborted) throw cause;
    throw new DeskError(0, "");
  });
  if (response.ok) return replyOf(endpoint, response);
  const { status, message, errors, retry_after_seconds } = await refusalOf(response);
  if (status === 401) whenSignedOut();
  throw new DeskError(status, message, errors, retry_after_seconds);
}
