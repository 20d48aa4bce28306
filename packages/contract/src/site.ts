import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** A name in both languages. */
const nameInBoth = z.object({ en: z.string(), pb: z.string() });

/** What pages need to know about the service before anyone has signed in. */
const siteView = z.object({
  /** The community's own name for the service; null for the name that the texts contain in both scripts. */
  product_name: z.nullable(z.string()),
  /** The community that the service is for, in both languages; null for a text without it. */
  community: z.nullable(nameInBoth),
  /** Who answers the helpline, and who reads reports; null where only the office is to be named. */
  helpline_name: z.nullable(nameInBoth),
  reports_name: z.nullable(nameInBoth),
  /** The person responsible for the service and the data, as the terms name them; null where it is not configured. */
  operator: z.nullable(nameInBoth),
  /** In groups of digits for reading; so is the next. */
  support_phone: z.string(),
  support_whatsapp: z.string(),
  /** Where the quick exit of the page for people under pressure leads. */
  quick_exit_url: z.string(),
  whatsapp_channel_url: z.nullable(z.string()),
  /** The beginning of WhatsApp links, followed by a slash, the digits of a number and `?text=`. */
  whatsapp_link_base: z.string(),
  /** The service's own number, in international form. */
  whatsapp_number: z.string(),
  grievance_officer: z.nullable(z.object({ name: nameInBoth, email: z.string() })),
  /** The public key with which a browser subscribes to push; null where push is not configured. */
  push_public_key: z.nullable(z.string()),
  /** The page that shows the mails and messages of a development machine; null elsewhere. */
  dev_page: z.nullable(z.string()),
});
export type SiteView = z.infer<typeof siteView>;

export const site = endpoint({
  name: "site",
  method: "GET",
  path: "/api/site",
  access: "anyone",
  summary: "Returns the service's name, its contacts and the base URL of its WhatsApp links.",
  reply: siteView,
});
