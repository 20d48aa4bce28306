/**
 * The texts of each area in both languages. Each catalogue is a file of its own, loaded when a screen first needs it.
 */
export const catalogues = {
  common: {
    en: () => import("@sanjog/i18n/en/ui/common"),
    pb: () => import("@sanjog/i18n/pb/ui/common"),
  },
  site: { en: () => import("@sanjog/i18n/en/ui/site"), pb: () => import("@sanjog/i18n/pb/ui/site") },
  terms: { en: () => import("@sanjog/i18n/en/ui/terms"), pb: () => import("@sanjog/i18n/pb/ui/terms") },
  policy: { en: () => import("@sanjog/i18n/en/ui/policy"), pb: () => import("@sanjog/i18n/pb/ui/policy") },
  accounts: {
    en: () => import("@sanjog/i18n/en/ui/accounts"),
    pb: () => import("@sanjog/i18n/pb/ui/accounts"),
  },
  profiles: {
    en: () => import("@sanjog/i18n/en/ui/profiles"),
    pb: () => import("@sanjog/i18n/pb/ui/profiles"),
  },
  preferences: {
    en: () => import("@sanjog/i18n/en/ui/preferences"),
    pb: () => import("@sanjog/i18n/pb/ui/preferences"),
  },
  photos: { en: () => import("@sanjog/i18n/en/ui/photos"), pb: () => import("@sanjog/i18n/pb/ui/photos") },
  privacy: { en: () => import("@sanjog/i18n/en/ui/privacy"), pb: () => import("@sanjog/i18n/pb/ui/privacy") },
  suggestions: {
    en: () => import("@sanjog/i18n/en/ui/suggestions"),
    pb: () => import("@sanjog/i18n/pb/ui/suggestions"),
  },
  how_suggestions_work: {
    en: () => import("@sanjog/i18n/en/ui/how-suggestions-work"),
    pb: () => import("@sanjog/i18n/pb/ui/how-suggestions-work"),
  },
  numbers: { en: () => import("@sanjog/i18n/en/ui/numbers"), pb: () => import("@sanjog/i18n/pb/ui/numbers") },
  relations: {
    en: () => import("@sanjog/i18n/en/ui/relations"),
    pb: () => import("@sanjog/i18n/pb/ui/relations"),
  },
  proposals: {
    en: () => import("@sanjog/i18n/en/ui/proposals"),
    pb: () => import("@sanjog/i18n/pb/ui/proposals"),
  },
  notifications: {
    en: () => import("@sanjog/i18n/en/ui/notifications"),
    pb: () => import("@sanjog/i18n/pb/ui/notifications"),
  },
  moments: { en: () => import("@sanjog/i18n/en/ui/moments"), pb: () => import("@sanjog/i18n/pb/ui/moments") },
  home: { en: () => import("@sanjog/i18n/en/ui/home"), pb: () => import("@sanjog/i18n/pb/ui/home") },
  find_profile: {
    en: () => import("@sanjog/i18n/en/ui/find-profile"),
    pb: () => import("@sanjog/i18n/pb/ui/find-profile"),
  },
  biodata: {
    en: () => import("@sanjog/i18n/en/ui/biodata"),
    pb: () => import("@sanjog/i18n/pb/ui/biodata"),
  },
  view_profile: {
    en: () => import("@sanjog/i18n/en/ui/view-profile"),
    pb: () => import("@sanjog/i18n/pb/ui/view-profile"),
  },
  preview: { en: () => import("@sanjog/i18n/en/ui/preview"), pb: () => import("@sanjog/i18n/pb/ui/preview") },
  profile_sentences: {
    en: () => import("@sanjog/i18n/en/ui/profile-sentences"),
    pb: () => import("@sanjog/i18n/pb/ui/profile-sentences"),
  },
  whose_profile: {
    en: () => import("@sanjog/i18n/en/ui/whose-profile"),
    pb: () => import("@sanjog/i18n/pb/ui/whose-profile"),
  },
  visibility: {
    en: () => import("@sanjog/i18n/en/ui/visibility"),
    pb: () => import("@sanjog/i18n/pb/ui/visibility"),
  },
  account_lifecycle: {
    en: () => import("@sanjog/i18n/en/ui/account-lifecycle"),
    pb: () => import("@sanjog/i18n/pb/ui/account-lifecycle"),
  },
  reviews: {
    en: () => import("@sanjog/i18n/en/ui/reviews"),
    pb: () => import("@sanjog/i18n/pb/ui/reviews"),
  },
  reports: {
    en: () => import("@sanjog/i18n/en/ui/reports"),
    pb: () => import("@sanjog/i18n/pb/ui/reports"),
  },
  help: { en: () => import("@sanjog/i18n/en/ui/help"), pb: () => import("@sanjog/i18n/pb/ui/help") },
  staff: { en: () => import("@sanjog/i18n/en/ui/staff"), pb: () => import("@sanjog/i18n/pb/ui/staff") },
  cases: { en: () => import("@sanjog/i18n/en/ui/cases"), pb: () => import("@sanjog/i18n/pb/ui/cases") },
  decisions: { en: () => import("@sanjog/i18n/en/decisions"), pb: () => import("@sanjog/i18n/pb/decisions") },
  approvals: {
    en: () => import("@sanjog/i18n/en/ui/approvals"),
    pb: () => import("@sanjog/i18n/pb/ui/approvals"),
  },
  own_decisions: {
    en: () => import("@sanjog/i18n/en/ui/own-decisions"),
    pb: () => import("@sanjog/i18n/pb/ui/own-decisions"),
  },
  report_reasons: {
    en: () => import("@sanjog/i18n/en/reports"),
    pb: () => import("@sanjog/i18n/pb/reports"),
  },
  refusals: {
    en: () => import("@sanjog/i18n/en/refusals"),
    pb: () => import("@sanjog/i18n/pb/refusals"),
  },
  fields: { en: () => import("@sanjog/i18n/en/fields"), pb: () => import("@sanjog/i18n/pb/fields") },
  field_errors: {
    en: () => import("@sanjog/i18n/en/field-errors"),
    pb: () => import("@sanjog/i18n/pb/field-errors"),
  },
};

export type Area = keyof typeof catalogues;

/** Both languages have the shape of the English catalogue. */
export type MessagesOf<A extends Area> = Awaited<ReturnType<(typeof catalogues)[A]["en"]>>["messages"];
