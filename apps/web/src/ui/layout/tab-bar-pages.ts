/** Forms have a bar with their own actions at the bottom, and a tap beside it must not leave them. */
const without_tab_bar = ["/profile-registration", "/profile-registration-edit"];

/** Returns whether a page of a complete member has the tab bar on phones. */
export function hasTabBar(pathname: string): boolean {
  return !without_tab_bar.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
