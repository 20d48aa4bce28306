import type { SiteView } from "@sanjog/contract/site";
import type { Config } from "../platform/config/config.ts";
import { phones } from "../platform/texts/phones.ts";
import { givenName } from "../platform/texts/product-name.ts";
import { usesDevDrivers, whatsappLinkBase } from "../platform/whatsapp/whatsapp-link.ts";

/** Returns the public part of the configuration. */
export function presentSite(config: Config): SiteView {
  return {
    product_name: givenName(config),
    community: config.community,
    helpline_name: config.helplineName,
    reports_name: config.reportsName,
    operator: config.operator,
    support_phone: phones.format(config.supportPhone),
    support_whatsapp: phones.format(config.supportWhatsapp),
    quick_exit_url: config.quickExitUrl,
    whatsapp_channel_url: config.whatsappChannelUrl,
    whatsapp_link_base: whatsappLinkBase(config),
    whatsapp_number: config.whatsapp.number,
    grievance_officer: config.grievanceOfficer,
    push_public_key: config.push.vapid?.publicKey ?? null,
    dev_page: usesDevDrivers(config) ? `${config.publicUrl}/dev` : null,
  };
}
