import type { SiteView } from "@sanjog/contract/site";

/** The site data of a service without any configuration. */
export const plainSite: SiteView = {
  product_name: null,
  community: null,
  helpline_name: null,
  reports_name: null,
  operator: null,
  support_phone: "",
  support_whatsapp: "",
  quick_exit_url: "https://weather.example",
  whatsapp_channel_url: null,
  whatsapp_link_base: "https://wa.me",
  whatsapp_number: "",
  grievance_officer: null,
  push_public_key: null,
  dev_page: null,
};

/** A grievance officer whose name is configured in both scripts. */
export const simran = { name: { en: "Simran Kaur", pb: "ਸਿਮਰਨ ਕੌਰ" }, email: "officer@sanjog.example" };
