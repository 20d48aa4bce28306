import * as endpoints from "@sanjog/contract/connections";
import type { RequestList } from "@sanjog/domain/connections/connection-request";
import { call } from "../platform/api-client.ts";

const requestLists = {
  received: endpoints.listReceived,
  sent: endpoints.listSent,
  rejected: endpoints.listRejected,
  declined: endpoints.listDeclined,
} as const satisfies Record<RequestList, unknown>;

type QueryContext = { signal: AbortSignal };

/** Loads one page of the connections or of a list of requests. */
export const connectionQueries = {
  requests: (list: RequestList, page: number) => ({
    queryKey: ["connections", list, page],
    queryFn: async ({ signal }: QueryContext) =>
      (await call(requestLists[list], { query: { page }, signal })).data,
  }),
  connections: (page: number) => ({
    queryKey: ["connections", "connected", page],
    queryFn: async ({ signal }: QueryContext) =>
      (await call(endpoints.listConnections, { query: { page }, signal })).data,
  }),
};

export const sendRequest = (receiver_id: string) => call(endpoints.sendRequest, { body: { receiver_id } });

export const respondToRequest = (id: string, status: "accepted" | "rejected") =>
  call(endpoints.respondToRequest, { params: { id }, body: { status } });

export const cancelRequest = (id: string) => call(endpoints.cancelRequest, { params: { id } });

/** A connection has the id of the request from which it came. */
export const endConnection = (id: string) => call(endpoints.endConnection, { params: { id } });
