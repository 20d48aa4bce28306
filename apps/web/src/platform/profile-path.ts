/** Returns the path of the page about a member. */
export const profilePath = (user_id: string) => `/view-profile/${encodeURIComponent(user_id)}`;
