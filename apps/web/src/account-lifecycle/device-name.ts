import { deviceInWords } from "@sanjog/i18n/device-in-words";
import { useT, useTranslateKey } from "../platform/locale.tsx";

/** Returns how to name a device as people do, with a capital letter, as it stands alone. */
export function useDeviceName(): (device: string) => string {
  const t = useT("account_lifecycle");
  const known = useTranslateKey("account_lifecycle");
  const words = {
    unknown: t("sessions.unknown"),
    on: (parts: { browser: string; system: string }) => t("sessions.device", parts),
    named: (name: string) => {
      const key = `sessions.names.${name}`;
      return known.has(key) ? known(key, {}) : null;
    },
  };
  return (device) => {
    const name = deviceInWords(device, words);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
