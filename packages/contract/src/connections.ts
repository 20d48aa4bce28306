import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { answerBody, idParams, nothing, paged, pageQuery, receiverBody } from "./reply.ts";
import { listOfRequests, requestStatus } from "./request-row.ts";

export const sendRequest = endpoint({
  name: "sendRequest",
  method: "POST",
  path: "/api/user/connection-requests",
  access: "complete_member",
  summary: "Sends a connection request; accepts the other member's request if there is one already.",
  body: receiverBody,
  reply: requestStatus,
});

export const respondToRequest = endpoint({
  name: "respondToRequest",
  method: "PUT",
  path: "/api/user/connection-requests/:id",
  access: "complete_member",
  summary: "Accepts or rejects a received request.",
  params: idParams,
  body: answerBody,
  reply: requestStatus,
});

export const cancelRequest = endpoint({
  name: "cancelRequest",
  method: "DELETE",
  path: "/api/user/connection-requests/:id",
  access: "complete_member",
  summary: "Withdraws a sent request.",
  params: idParams,
  reply: nothing,
});

export const listReceived = listOfRequests(
  "listReceived",
  "/api/user/connection-requests",
  "Requests that wait for the member's answer.",
);
export const listSent = listOfRequests(
  "listSent",
  "/api/user/connection-requests/sent",
  "Requests that the member sent and that wait for an answer.",
);
export const listDeclined = listOfRequests(
  "listDeclined",
  "/api/user/connection-requests/declined",
  "Requests of the member that the others declined.",
);
export const listRejected = listOfRequests(
  "listRejected",
  "/api/user/connection-requests/rejected",
  "Requests that the member rejected; they can still be accepted.",
);

/** `phone_number` is null where the viewer may not see it. */
export const connectionRow = z.object({
  id: z.string(),
  phone_number: z.nullable(z.string()),
  member: memberCard,
});
export type ConnectionRow = z.infer<typeof connectionRow>;

export const listConnections = endpoint({
  name: "listConnections",
  method: "GET",
  path: "/api/user/friends",
  access: "complete_member",
  summary: "Lists the member's connections.",
  query: pageQuery,
  paged: true,
  reply: paged(connectionRow),
});

/** `id` is the id of the row in the list. */
export const endConnection = endpoint({
  name: "endConnection",
  method: "DELETE",
  path: "/api/user/friends/:id",
  access: "complete_member",
  summary: "Ends a connection.",
  params: idParams,
  reply: nothing,
});
