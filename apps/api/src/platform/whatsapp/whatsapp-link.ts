import type { Config } from "../config/config.ts";

/** Where links that open WhatsApp begin; the service's number and `?text=` follow. */
export function whatsappLinkBase(config: Config): string {
  return config.whatsapp.driver === "dev" ? `${config.publicUrl}/dev/wa` : "https://wa.me";
}

/**
 * A link that opens WhatsApp at the service's number with the text written.
 * On the built-in phones it opens the page /dev, as the phone `from`; WhatsApp itself knows who is holding it.
 */
export function whatsappLink(config: Config, text: string, from?: string | null): string {
  const base = `${whatsappLinkBase(config)}/${config.whatsapp.number.slice(1)}?text=${encodeURIComponent(text)}`;
  return config.whatsapp.driver === "dev" && from ? `${base}&from=${encodeURIComponent(from)}` : base;
}

/** Whether mails or messages stay here, to be read on the page /dev. Never in production. */
export function usesDevDrivers(config: Config): boolean {
  const { mail, whatsapp, sms } = config;
  return !config.production && [mail, whatsapp, sms].some(({ driver }) => driver === "dev");
}
