/**
 * The stored status of a request; a cancelled one is deleted. "Sent", "received" and "declined" depend on the viewer.
 */
export const requestStatuses = ["pending", "accepted", "rejected"] as const;
export type RequestStatus = (typeof requestStatuses)[number];
