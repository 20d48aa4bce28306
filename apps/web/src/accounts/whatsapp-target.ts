const web_link = /^https:\/\/wa\.me\/(\d+)\?text=([^&]*)/;

/** §4: the link that opens the app itself on a phone; null where there is only the link of the web. */
export function appLink(link: string): string | null {
  const [, number, text] = web_link.exec(link) ?? [];
  return number === undefined ? null : `whatsapp://send?phone=${number}&text=${text ?? ""}`;
}

/** Whether WhatsApp lives on this device, as far as a browser tells. */
export function isMobile(user_agent: string): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(user_agent);
}

/** Opens the chat beside this page, where the browser allows it. */
export function openWhatsApp(link: string): void {
  const app = isMobile(navigator.userAgent) ? appLink(link) : null;
  if (app !== null) {
    // The app comes to the front and the page stays; where there is no app, nothing happens.
    window.location.assign(app);
    return;
  }
  const opened = window.open(link, "_blank");
  if (opened) opened.opener = null;
}
