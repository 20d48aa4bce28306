import { deviceInWords } from "@sanjog/i18n/device-in-words";
import { messages as english } from "@sanjog/i18n/en/ui/account-lifecycle";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as punjabi } from "@sanjog/i18n/pb/ui/account-lifecycle";

const browsers: readonly [RegExp, string][] = [
  [/\bEdg\w*\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Returns a device's name such as "Chrome, Android" from a User-Agent header; "" when it names nothing known. */
export function deviceName(user_agent: string | undefined): string {
  const found = (list: readonly [RegExp, string][]) =>
    list.find(([sign]) => sign.test(user_agent ?? ""))?.[1];
  return [found(browsers), found(systems)].filter(Boolean).join(", ");
}

const texts = { en: english.sessions, pb: punjabi.sessions };

/** Returns what a mail calls a device: the words that the list of the account's devices has. */
export function deviceWords(locale: Locale, device: string): string {
  const { unknown, device: on, names } = texts[locale];
  return deviceInWords(device, {
    unknown,
    on: (parts) => formatMessage(locale, on, parts),
    named: (key) => Object.entries(names).find(([name]) => name === key)?.[1] ?? null,
  });
}
