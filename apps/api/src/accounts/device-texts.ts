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
