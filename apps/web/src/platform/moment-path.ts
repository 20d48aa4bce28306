/** A yes between two families, which has a page of its own. */
export type Moment = "connected" | "matched";

/** Returns the path of the page about a yes between the viewer and this member. */
export const momentPath = (moment: Moment, user_id: string) => `/${moment}/${encodeURIComponent(user_id)}`;
