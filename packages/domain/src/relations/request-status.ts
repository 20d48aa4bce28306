/** What is stored of a request; a cancelled one is gone. "Sent", "received", "declined" are words of the viewer. */
export const requestStatuses = ["pending", "accepted", "rejected"] as const;
export type RequestStatus = (typeof requestStatuses)[number];
