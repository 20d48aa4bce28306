/** The worker stands alone, and a catalogue is a file of its own: only one language of it travels. */
const of_pages = (id: string) => !/src[\\/]worker[\\/]|i18n[\\/]src[\\/](en|pb)[\\/]/.test(id);

/** Whether the module's path has one of these in it, written with forward slashes. */
function within(...parts: string[]): RegExp {
  return new RegExp(parts.join("|").replaceAll("/", "[\\\\/]"));
}

/** On almost every page but the landing: its frame, its icons, a field, what a fault is called. */
const base = within(
  "node_modules/(lucide-react|@tanstack)",
  "src/ui/(page|modal|checkbox|radio-tiles|select-field|field|text-field|phone-country-select|phone-country-name|phone-plan)\\.tsx?$",
  "src/platform/(document-head|in-pieces)",
  "web/src/form/(fault-sentence|field-label)",
  "i18n/src/(format|name-for)",
  "domain/src/(fault|text|calendar|paging|accounts/masks|form/name-script|profiles/(profile-number-words|name-scripts)|reference/(phone-countries|career-lists))\\.ts$",
);

/** How one member meets another: on cards, in lists, on a profile. */
const member = within(
  "web/src/relations/(?!take-step)",
  "web/src/reports/report-button",
  "web/src/profiles/recent-state",
  "web/src/proposals/(matched-words|proposal-state|proposal-note)",
  "web/src/profiles/find-by-number\\.tsx$",
  "web/src/platform/(pictures|push-moment)",
  "web/src/ui/(member-picture|confirm-dialog|long-address|pager|card|tabs)\\.tsx$",
  "contract/src/find-profile",
  "domain/src/(connections/connection-request|relations/request-status|proposals/marriage-proposal)\\.ts$",
);

/** By what a field is judged. */
const rules = within("node_modules/zod", "contract/src/reply\\.ts$");

/** What the steps of a profile ask of the server. */
const steps = within("web/src/profiles/queries", "contract/src/(profiles|reference)\\.ts$");
/** What a person may say of themselves. */
const sayings = within(
  "web/src/profiles/personal-state",
  "domain/src/(profiles/(personal|social-link|about-text|height)|form/person-name)\\.ts$",
);

/** What every form is made of, with the lists that one chooses from. */
const form = within(
  "node_modules/(react-hook-form|@hookform)",
  "web/src/form/",
  "web/src/profiles/(step-bar|step-content|wizard-state)",
  "web/src/ui/(multi-select|pick-|sheet-select|fold|match-rank|sound|birth-date|code-field|phone-field)",
);

/** Where people come in by a code or a password. */
const account = within(
  "web/src/accounts/(account-page|cloth-strip|queries|verification-store|resend-state|email-or-phone|login-name|fault-panel)",
  "domain/src/accounts/(verification|email-or-phone)",
);

const shared = { minShareCount: 2 };

/** Nothing follows a module into its group by being imported there: the schemas behind a door stay out. */
const alone = { includeDependenciesRecursively: false };

/** What the contract of the session names but does not need on the phone. */
const of_schemas = within(
  "node_modules/zod",
  "domain/src/(accounts/(?!profile-status)|form|reference|fault|text|calendar)",
);
const of_frame = (id: string) => of_pages(id) && !of_schemas.test(id);

/** Words that go together in one language: of a member who is looked at, and of a form. */
function wordGroups(locale: "en" | "pb") {
  const words = (areas: string) => within(`i18n/src/${locale}/(ui/)?(${areas})\\.ts$`);
  return [
    { name: `member-words-${locale}`, test: words("relations|proposals|find-profile"), priority: 3 },
    { name: `form-words-${locale}`, test: words("fields|faults"), priority: 3 },
  ];
}

/** On a slow line every file costs a trip of its own: what many pages share comes in few. */
export const groups = [
  { name: "frame", tags: ["$initial" as const], test: of_frame, priority: 5, ...alone },
  ...wordGroups("en"),
  ...wordGroups("pb"),
  { name: "base", test: base, ...shared, priority: 4, ...alone },
  { name: "member", test: member, ...shared, priority: 3, ...alone },
  { name: "rules", test: rules, ...shared, priority: 4, ...alone },
  { name: "steps", test: steps, ...shared, priority: 3, ...alone },
  { name: "sayings", test: sayings, ...shared, priority: 3, ...alone },
  { name: "form", test: form, ...shared, priority: 2, ...alone },
  { name: "account", test: account, ...shared, priority: 2, ...alone },
  { name: "parts", test: of_pages, ...shared, entriesAware: true, entriesAwareMergeThreshold: 400 },
];
