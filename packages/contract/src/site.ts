import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** What a page needs to know about the service before anyone has signed in. */
const siteView = z.object({
  /** What a community calls the service itself; null where it is the name that the texts carry in both scripts. */
  product_name: z.nullable(z.string()),
  /** Who answers for the service and the data, as the terms name them; null where it is not set. */
  operator: z.nullable(z.string()),
  /** In groups, to be read; so is the next. */
  support_phone: z.string(),
  support_whatsapp: z.string(),
  whatsapp_channel_url: z.nullable(z.string()),
  /** Links to WhatsApp are this, a slash, the digits of a number and `?text=`. */
  whatsapp_link_base: z.string(),
  /** The service's own number, in international form. */
  whatsapp_number: z.string(),
  grievance_officer: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** What a browser subscribes to push with; null where push is not set up. */
  push_public_key: z.nullable(z.string()),
  /** The page where mails and messages of a development machine are read; null elsewhere. */
  dev_page: z.nullable(z.string()),
});
export type SiteView = z.infer<typeof siteView>;

export const site = endpoint({
  name: "site",
  method: "GET",
  path: "/api/site",
  access: "anyone",
  summary: "The service's name, its contacts and where its WhatsApp links begin.",
  reply: siteView,
});
