import type { Endpoint } from "@sanjog/contract/endpoint";
import { accepted, address, type CallAnswer, headersOf } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { currentToken } from "./token.ts";

/** Reports the progress of an upload as a share between 0 and 1. */
export type OnProgress = (share: number) => void;

const no_content = 204;

/** Calls an endpoint with files. Uses XMLHttpRequest, since fetch reports no upload progress. */
export async function upload<D extends Endpoint>(
  endpoint: D,
  files: readonly File[],
  onProgress: OnProgress,
): Promise<CallAnswer<D>> {
  const token = currentToken();
  const response = await accepted(await sent(endpoint, files, onProgress), token);
  return (response.status === no_content ? {} : await response.json()) as CallAnswer<D>;
}

function sent(endpoint: Endpoint, files: readonly File[], onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, address(endpoint, {}));
    for (const [name, value] of headersOf(endpoint)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new ApiError(0, ""));
    request.onabort = request.onerror;
    const form = new FormData();
    for (const file of files) form.append(endpoint.files ?? "file", file, file.name);
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const retry = request.getResponseHeader("Retry-After");
  return new Response(status === no_content ? null : request.responseText, {
    status,
    ...(retry !== null && { headers: { "Retry-After": retry } }),
  });
}
