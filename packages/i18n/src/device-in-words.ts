/** The words for devices in one language. */
export type DeviceWords = {
  unknown: string;
  on: (parts: { browser: string; system: string }) => string;
  /** The word for a browser or system; null for one that has none. */
  named: (key: string) => string | null;
};

/**
 * Returns how people name a device, "Chrome on an Android phone", from a session's "Chrome, Android". A name without a
 * word is kept as it is.
 */
export function deviceInWords(device: string, { unknown, on, named }: DeviceWords): string {
  const word = (name: string) => (/^[\w ]+$/.test(name) ? named(name.replace(" ", "_")) : null) ?? name;
  const [browser = "", system] = device.split(", ");
  if (!browser) return unknown;
  return system ? on({ browser: word(browser), system: word(system) }) : word(browser);
}
