const web_link = /^https:\/\/wa\.me\/(\d+)\?text=([^&]*)/;

/** §4: returns the link that opens the app on a phone; null if the link is not WhatsApp's own. */
export function appLink(link: string): string | null {
  const [, number, text] = web_link.exec(link) ?? [];
  return number === undefined ? null : `whatsapp://send?phone=${number}&text=${text ?? ""}`;
}

/** Returns whether this is a mobile device, according to the user agent. */
export function isMobile(user_agent: string): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(user_agent);
}

/** Opens the chat in another window, if the browser allows it. */
export function openWhatsApp(link: string): void {
  const app = isMobile(navigator.userAgent) ? appLink(link) : null;
  if (app !== null) {
    // The app opens in front of the page; without the app, nothing happens.
    window.location.assign(app);
    return;
  }
  const opened = window.open(link, "_blank");
  if (opened) opened.opener = null;
}
