import * as doors from "@sanjog/contract/connections";
import type { RequestList } from "@sanjog/domain/connections/connection-request";
import { call } from "../platform/api-client.ts";

const requestLists = {
  received: doors.listReceived,
  sent: doors.listSent,
  rejected: doors.listRejected,
  declined: doors.listDeclined,
} as const satisfies Record<RequestList, unknown>;

type Asked = { signal: AbortSignal };

/** The lists of this area, page by page. */
export const connectionQueries = {
  requests: (list: RequestList, page: number) => ({
    queryKey: ["connections", list, page],
    queryFn: async ({ signal }: Asked) => (await call(requestLists[list], { query: { page }, signal })).data,
  }),
  connections: (page: number) => ({
    queryKey: ["connections", "connected", page],
    queryFn: async ({ signal }: Asked) =>
      (await call(doors.listConnections, { query: { page }, signal })).data,
  }),
};

export const sendRequest = (receiver_id: string) => call(doors.sendRequest, { body: { receiver_id } });

export const respondToRequest = (id: string, status: "accepted" | "rejected") =>
  call(doors.respondToRequest, { params: { id }, body: { status } });

export const cancelRequest = (id: string) => call(doors.cancelRequest, { params: { id } });

/** A connection is named by the request from which it grew. */
export const endConnection = (id: string) => call(doors.endConnection, { params: { id } });
