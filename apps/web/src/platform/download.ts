import type { Endpoint } from "@sanjog/contract/endpoint";
import { address, type CallInput, headersOf, send } from "./api-client.ts";

/** Reports the progress of a download: bytes received so far, and the total if the server sent it. */
export type OnReceived = (received: number, total: number | null) => void;

/** Calls an endpoint that returns bytes, and reports the progress. */
export async function download<D extends Endpoint>(
  endpoint: D,
  { body }: Pick<CallInput<D>, "body">,
  onReceived: OnReceived,
): Promise<Blob> {
  const headers = headersOf(endpoint);
  headers.set("Content-Type", "application/json");
  const response = await send(address(endpoint, {}), {
    method: endpoint.method,
    headers,
    body: JSON.stringify(body),
  });
  const total = Number(response.headers.get("Content-Length")) || null;
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value as Uint8Array<ArrayBuffer>);
    received += part.value.length;
    onReceived(received, total);
  }
  return new Blob(parts, { type: response.headers.get("Content-Type") ?? "" });
}

/** Saves a file to the downloads of this device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the object URL after the click; a minute is enough for the slowest phone.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
