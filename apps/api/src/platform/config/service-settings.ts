import { quick_exit_default } from "@sanjog/domain/help/quick-exit";
import * as z from "zod/mini";
import { e164, invented_number, type Setting, setting, text, url } from "./setting.ts";

const mailAddresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",").map((address) => address.trim())),
  ),
  z.array(z.email()),
);
/** The settings that say what the service is called, for whom it is, and who runs it. */
export const serviceSettings = {
  PRODUCT_NAME: setting("Sanjog", "a name", text, "The name of the service."),
  SUPPORT_PHONE: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The number that members call for help. Every page and every mail shows it. Needed in production.",
  ),
  SUPPORT_WHATSAPP: setting(
    invented_number,
    "a number with country code such as +911140001234",
    e164,
    "The WhatsApp number that members write to for help. Every page shows it. Needed in production.",
  ),
  WHATSAPP_CHANNEL_URL: setting(
    "https://channel.sanjog.example",
    "an https address, or none",
    z.union([z.literal("none"), url(/^https$/)]),
    "The community's WhatsApp channel. Every page links to it; `none` removes the link. Needed in production.",
  ),
  QUICK_EXIT_URL: setting(
    quick_exit_default,
    "an https address",
    url(/^https$/),
    "Where the button “Leave this page” of the page /help leads: a page that anybody might have open, such as the weather.",
  ),
  COMMUNITY: setting(
    null,
    "a name such as Namdhari",
    text,
    "The community that the service is for, in English. The landing page names its families; unset, it speaks of the sangat.",
  ),
  COMMUNITY_IN_PUNJABI: setting(
    null,
    "a name such as ਨਾਮਧਾਰੀ",
    text,
    "The same name in Gurmukhi, for the pages in Punjabi. Unset: as in English.",
  ),
  HELPLINE_NAME: setting(
    null,
    "a name",
    text,
    "Who answers the helpline, in English. The landing page names them; unset, it names the office alone.",
  ),
  HELPLINE_NAME_IN_PUNJABI: setting(
    null,
    "a name",
    text,
    "The same in Gurmukhi, for the pages in Punjabi. Unset: as in English.",
  ),
  REPORTS_NAME: setting(
    null,
    "a name",
    text,
    "Who reads the reports of members, in English. The landing page names them; unset, it names the office alone.",
  ),
  REPORTS_NAME_IN_PUNJABI: setting(
    null,
    "a name",
    text,
    "The same in Gurmukhi, for the pages in Punjabi. Unset: as in English.",
  ),
  OPERATOR: setting(
    null,
    "a name, a comma and a postal address",
    text,
    "Who is responsible for the service and its data, in English. The landing page, the terms and the privacy policy name them; the top of the landing page has the name alone. Needed in production.",
  ),
  OPERATOR_IN_PUNJABI: setting(
    null,
    "a name, a comma and a postal address",
    text,
    "The same in Gurmukhi, for the pages in Punjabi. Unset: as in English.",
  ),
  GRIEVANCE_OFFICER_NAME: setting(
    null,
    "a name",
    text,
    "The grievance officer, whom the site must name by law, in English. Needed in production.",
  ),
  GRIEVANCE_OFFICER_NAME_IN_PUNJABI: setting(
    null,
    "a name",
    text,
    "The same in Gurmukhi, for the pages in Punjabi. Unset: as in English.",
  ),
  GRIEVANCE_OFFICER_EMAIL: setting(
    null,
    "a mail address",
    z.email(),
    "The address that receives complaints. Needed in production.",
  ),
  OPERATOR_MAIL: setting(
    null,
    "mail addresses, separated by commas",
    mailAddresses,
    "The addresses that receive mails about new reports, waiting profiles and failures. Unset: the grievance officer's address.",
  ),
} as const satisfies Record<string, Setting>;
