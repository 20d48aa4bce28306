export type DeviceKind = "phone" | "tablet" | "computer";

/** Returns what a device with this name or User-Agent header is called by its owner. */
export function deviceKindOf(name: string): DeviceKind {
  if (/iPad/.test(name)) return "tablet";
  return /Android|iPhone|iPod/.test(name) ? "phone" : "computer";
}

/** Returns what the device that shows this page is. An iPad says that it is a Mac, but no Mac has a touch screen. */
export function thisDevice(): DeviceKind {
  const { userAgent, maxTouchPoints } = navigator;
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "tablet" : deviceKindOf(userAgent);
}
