/** The languages of the entries below; `many` stands for interpreters in many more. */
export const helplineLanguages = [
  "en",
  "pa",
  "hi",
  "it",
  "fr",
  "es",
  "de",
  "ar",
  "sw",
  "th",
  "many",
] as const;
export type HelplineLanguage = (typeof helplineLanguages)[number];

export const helplineIds = [
  "women_helpline",
  "women_commission",
  "forced_marriage_unit",
  "karma_nirvana",
  "assaulted_women",
  "two_one_one",
  "watch_centre",
  "domestic_violence",
  "my_blue_sky",
  "respect",
  "shakti",
  "womens_refuge",
  "one_five_two_two",
  "hilfetelefon",
  "social_assistance",
  "gbv",
  "dubai_foundation",
] as const;
type HelplineId = (typeof helplineIds)[number];

export type Helpline = {
  id: HelplineId;
  /** As it calls itself; the pages also know a name for each in the reader's language. */
  name: string;
  /** As dialled within the country. */
  phone: string;
  /** As dialled from other countries, where that works. */
  from_abroad?: string;
  /** Outside the hours. */
  at_night?: string;
  /** The number, and what to write, for a text message. */
  sms?: { number: string; text?: string };
  /** `always`, weekdays from nine to five by the clock of the country, or not known to us. */
  hours: "always" | "weekdays" | "unknown";
  languages: readonly HelplineLanguage[];
  web: `https://${string}`;
  /** Where the number was found, the day that this source gives for itself, and the day when we read it. */
  source: `http${string}`;
  dated: string | null;
  read_on: string;
};

export const helplineCountries = ["IN", "GB", "CA", "US", "AU", "NZ", "IT", "DE", "TH", "KE", "AE"] as const;
export type HelplineCountry = (typeof helplineCountries)[number];

const read_on = "2026-11-23";

/**
 * Where somebody finds help who is put under pressure to marry, by country, with the number of the police there. The
 * operator's manual says how to review the list.
 */
export const helplines: Record<HelplineCountry, { police: string; lines: readonly Helpline[] }> = {
  IN: {
    police: "112",
    lines: [
      {
        id: "women_helpline",
        name: "Women Helpline",
        phone: "181",
        hours: "always",
        languages: ["hi", "en"],
        web: "https://wcd.gov.in",
        source: "https://righttoinformation.wiki/_export/xhtml/rights/women-helpline-181",
        dated: "2026-06-19",
        read_on,
      },
      {
        id: "women_commission",
        name: "National Commission for Women",
        phone: "14490",
        from_abroad: "+91 78271 70170",
        hours: "always",
        languages: ["hi", "en"],
        web: "https://ncw.nic.in",
        source: "https://www.nationpress.com/national/ncw-launches-247-helpline-for-women",
        dated: "2025-11-24",
        read_on,
      },
    ],
  },
  GB: {
    police: "999",
    lines: [
      {
        id: "forced_marriage_unit",
        name: "Forced Marriage Unit",
        phone: "020 7008 0151",
        from_abroad: "+44 20 7008 0151",
        at_night: "020 7008 1500",
        hours: "weekdays",
        languages: ["en"],
        web: "https://www.gov.uk/stop-forced-marriage",
        source:
          "https://ris.rutland.gov.uk/kb5/rutland/directory/service.page?id=cLD7DvpclvA&adultchannel=10-1",
        dated: "2022-08-25",
        read_on,
      },
      {
        id: "karma_nirvana",
        name: "Karma Nirvana",
        phone: "0800 5999 247",
        hours: "unknown",
        languages: ["en"],
        web: "https://karmanirvana.org.uk",
        source:
          "https://www.healthforteens.co.uk/relationships/forced-marriage/forced-marriage-just-the-facts/",
        dated: null,
        read_on,
      },
    ],
  },
  CA: {
    police: "911",
    lines: [
      {
        id: "assaulted_women",
        name: "Assaulted Women’s Helpline (Ontario)",
        phone: "1-866-863-0511",
        hours: "always",
        languages: ["en", "fr", "many"],
        web: "https://www.awhl.org",
        source: "https://www.awhl.org/covid-19",
        dated: "2020",
        read_on,
      },
      {
        id: "two_one_one",
        name: "211",
        phone: "211",
        hours: "always",
        languages: ["en", "fr", "many"],
        web: "https://211.ca",
        source: "https://www.theoldish.com/211-helpline/",
        dated: null,
        read_on,
      },
      {
        id: "watch_centre",
        name: "Emergency Watch and Response Centre",
        phone: "1-800-267-6788",
        from_abroad: "+1 613-996-8885",
        hours: "always",
        languages: ["en", "fr"],
        web: "https://travel.gc.ca/assistance/emergency-info/forced-marriage",
        source: "http://www.endforcedmarriages.ca/are-you-facing-a-forced-marriage/going-abroad/",
        dated: null,
        read_on,
      },
    ],
  },
  US: {
    police: "911",
    lines: [
      {
        id: "domestic_violence",
        name: "National Domestic Violence Hotline",
        phone: "1-800-799-7233",
        sms: { number: "88788", text: "START" },
        hours: "always",
        languages: ["en", "es", "many"],
        web: "https://www.thehotline.org",
        source:
          "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
        dated: "2022-01-20",
        read_on,
      },
    ],
  },
  AU: {
    police: "000",
    lines: [
      {
        id: "my_blue_sky",
        name: "My Blue Sky",
        phone: "02 9514 8115",
        from_abroad: "+61 2 9514 8115",
        sms: { number: "0481 070 844" },
        hours: "unknown",
        languages: ["en"],
        web: "https://mybluesky.org.au",
        source: "https://beslaveryfree.com/forcedmarriage",
        dated: null,
        read_on,
      },
      {
        id: "respect",
        name: "1800RESPECT",
        phone: "1800 737 732",
        sms: { number: "0458 737 732" },
        hours: "always",
        languages: ["en", "many"],
        web: "https://www.1800respect.org.au",
        source:
          "https://www.sbs.com.au/language/punjabi/pa/article/https-www-sbs-com-au-news-article-victim-survivors-of-violence-can-now-access-support-via-text-heres-how-it-works-eghnsejw1/lyox9muvc",
        dated: "2023",
        read_on,
      },
    ],
  },
  NZ: {
    police: "111",
    lines: [
      {
        id: "shakti",
        name: "Shakti",
        phone: "0800 742 584",
        hours: "always",
        languages: ["en", "pa", "hi", "many"],
        web: "https://shakti-international.org",
        source: "https://womensrefuge.org.nz/get-help/migrant-and-refugee-women/",
        dated: null,
        read_on,
      },
      {
        id: "womens_refuge",
        name: "Women’s Refuge",
        phone: "0800 733 843",
        hours: "always",
        languages: ["en"],
        web: "https://womensrefuge.org.nz",
        source:
          "https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/",
        dated: "2023",
        read_on,
      },
    ],
  },
  IT: {
    police: "112",
    lines: [
      {
        id: "one_five_two_two",
        name: "1522",
        phone: "1522",
        hours: "always",
        languages: ["it", "en", "fr", "es", "ar", "many"],
        web: "https://www.1522.eu",
        source:
          "https://lineaamica.gov.it/news-e-multimedia/news/d/2024/11/25/non-sei-sola-chiama-il-1522-boom-dell-help-line-per-le-vittime-di-violenza-e-stalking",
        dated: "2024-11-25",
        read_on,
      },
    ],
  },
  DE: {
    police: "110",
    lines: [
      {
        id: "hilfetelefon",
        name: "Hilfetelefon Gewalt gegen Frauen",
        phone: "116 016",
        hours: "always",
        languages: ["de", "en", "many"],
        web: "https://www.hilfetelefon.de",
        source:
          "https://www.evangelische-zeitung.de/familienministerin-paus-froh-ueber-akzeptanz-des-hilfetelefon-gewalt-gegen-frauen",
        dated: "2023-03",
        read_on,
      },
    ],
  },
  TH: {
    police: "191",
    lines: [
      {
        id: "social_assistance",
        name: "Social Assistance Center",
        phone: "1300",
        hours: "always",
        languages: ["th"],
        web: "https://1300sano.com",
        source:
          "https://www.pattayamail.com/thailandnews/thailand-initiates-annual-campaign-against-domestic-violence-481312",
        dated: "2024-11-25",
        read_on,
      },
    ],
  },
  KE: {
    police: "999",
    lines: [
      {
        id: "gbv",
        name: "National GBV Helpline",
        phone: "1195",
        hours: "always",
        languages: ["sw", "en"],
        web: "https://hakgbv1195.org",
        source:
          "https://futuremedianews.com.na/2024/10/05/kenyas-national-toll-free-helpline-1195-a-lifeline-for-gender-based-violence-survivors",
        dated: "2024-10-05",
        read_on,
      },
    ],
  },
  AE: {
    police: "999",
    lines: [
      {
        id: "dubai_foundation",
        name: "Dubai Foundation for Women and Children",
        phone: "800 111",
        hours: "always",
        languages: ["ar", "en"],
        web: "https://www.dfwac.ae",
        source:
          "https://gulfnews.com/entertainment/arts-culture/women-facing-violence-have-hope-in-dubai-1.1864505",
        dated: "2016",
        read_on,
      },
    ],
  },
};
