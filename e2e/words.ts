import { type FieldErrorCode, fieldErrorNumbers } from "@sanjog/domain/field-error";
import type { OptionField } from "@sanjog/domain/reference/option-lists";
import { messages as enCaseMails } from "@sanjog/i18n/en/cases";
import { messages as enDecisions } from "@sanjog/i18n/en/decisions";
import { messages as enFieldErrors } from "@sanjog/i18n/en/field-errors";
import { messages as enFields } from "@sanjog/i18n/en/fields";
import { messages as enRefusals } from "@sanjog/i18n/en/refusals";
import { messages as enReportReasons } from "@sanjog/i18n/en/reports";
import { messages as enServer } from "@sanjog/i18n/en/server";
import { messages as enAccountLifecycle } from "@sanjog/i18n/en/ui/account-lifecycle";
import { messages as enAccounts } from "@sanjog/i18n/en/ui/accounts";
import { messages as enApprovals } from "@sanjog/i18n/en/ui/approvals";
import { messages as enCases } from "@sanjog/i18n/en/ui/cases";
import { messages as enCommon } from "@sanjog/i18n/en/ui/common";
import { messages as enHelp } from "@sanjog/i18n/en/ui/help";
import { messages as enHome } from "@sanjog/i18n/en/ui/home";
import { messages as enMoments } from "@sanjog/i18n/en/ui/moments";
import { messages as enNotifications } from "@sanjog/i18n/en/ui/notifications";
import { messages as enNumbers } from "@sanjog/i18n/en/ui/numbers";
import { messages as enOwnDecisions } from "@sanjog/i18n/en/ui/own-decisions";
import { messages as enPhotos } from "@sanjog/i18n/en/ui/photos";
import { messages as enPreferences } from "@sanjog/i18n/en/ui/preferences";
import { messages as enPreview } from "@sanjog/i18n/en/ui/preview";
import { messages as enPrivacy } from "@sanjog/i18n/en/ui/privacy";
import { messages as enProfiles } from "@sanjog/i18n/en/ui/profiles";
import { messages as enProposals } from "@sanjog/i18n/en/ui/proposals";
import { messages as enRelations } from "@sanjog/i18n/en/ui/relations";
import { messages as enReports } from "@sanjog/i18n/en/ui/reports";
import { messages as enReviews } from "@sanjog/i18n/en/ui/reviews";
import { messages as enSite } from "@sanjog/i18n/en/ui/site";
import { messages as enStaff } from "@sanjog/i18n/en/ui/staff";
import { messages as enSuggestions } from "@sanjog/i18n/en/ui/suggestions";
import { messages as enViewProfile } from "@sanjog/i18n/en/ui/view-profile";
import { messages as enVisibility } from "@sanjog/i18n/en/ui/visibility";
import { messages as enWhatsapp } from "@sanjog/i18n/en/whatsapp";
import { type Locale, toBcp47 } from "@sanjog/i18n/locale";
import { optionTitle, type SpokenOf } from "@sanjog/i18n/option-title";
import { messages as pbCaseMails } from "@sanjog/i18n/pb/cases";
import { messages as pbDecisions } from "@sanjog/i18n/pb/decisions";
import { messages as pbFieldErrors } from "@sanjog/i18n/pb/field-errors";
import { messages as pbFields } from "@sanjog/i18n/pb/fields";
import { messages as pbRefusals } from "@sanjog/i18n/pb/refusals";
import { messages as pbReportReasons } from "@sanjog/i18n/pb/reports";
import { messages as pbServer } from "@sanjog/i18n/pb/server";
import { messages as pbAccountLifecycle } from "@sanjog/i18n/pb/ui/account-lifecycle";
import { messages as pbAccounts } from "@sanjog/i18n/pb/ui/accounts";
import { messages as pbApprovals } from "@sanjog/i18n/pb/ui/approvals";
import { messages as pbCases } from "@sanjog/i18n/pb/ui/cases";
import { messages as pbCommon } from "@sanjog/i18n/pb/ui/common";
import { messages as pbHelp } from "@sanjog/i18n/pb/ui/help";
import { messages as pbHome } from "@sanjog/i18n/pb/ui/home";
import { messages as pbMoments } from "@sanjog/i18n/pb/ui/moments";
import { messages as pbNotifications } from "@sanjog/i18n/pb/ui/notifications";
import { messages as pbNumbers } from "@sanjog/i18n/pb/ui/numbers";
import { messages as pbOwnDecisions } from "@sanjog/i18n/pb/ui/own-decisions";
import { messages as pbPhotos } from "@sanjog/i18n/pb/ui/photos";
import { messages as pbPreferences } from "@sanjog/i18n/pb/ui/preferences";
import { messages as pbPreview } from "@sanjog/i18n/pb/ui/preview";
import { messages as pbPrivacy } from "@sanjog/i18n/pb/ui/privacy";
import { messages as pbProfiles } from "@sanjog/i18n/pb/ui/profiles";
import { messages as pbProposals } from "@sanjog/i18n/pb/ui/proposals";
import { messages as pbRelations } from "@sanjog/i18n/pb/ui/relations";
import { messages as pbReports } from "@sanjog/i18n/pb/ui/reports";
import { messages as pbReviews } from "@sanjog/i18n/pb/ui/reviews";
import { messages as pbSite } from "@sanjog/i18n/pb/ui/site";
import { messages as pbStaff } from "@sanjog/i18n/pb/ui/staff";
import { messages as pbSuggestions } from "@sanjog/i18n/pb/ui/suggestions";
import { messages as pbViewProfile } from "@sanjog/i18n/pb/ui/view-profile";
import { messages as pbVisibility } from "@sanjog/i18n/pb/ui/visibility";
import { messages as pbWhatsapp } from "@sanjog/i18n/pb/whatsapp";
import { say } from "@sanjog/i18n/say";
import { createTranslator } from "use-intl/core";

type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

function catalogue<const Texts extends object>(locale: Locale, en: Texts, pb: Shape<Texts>) {
  return createTranslator({
    locale: toBcp47(locale),
    messages: locale === "pb" ? (pb as unknown as Texts) : en,
  });
}

/** Every text that a journey looks for, by key, so that a text left in the other language is not found. */
export function wordsIn(locale: Locale) {
  const fieldErrors = catalogue(locale, enFieldErrors, pbFieldErrors);
  return {
    locale,
    fields: catalogue(locale, enFields, pbFields),
    fieldErrors: (code: FieldErrorCode, part = "") =>
      (fieldErrors as (code: FieldErrorCode, values: object) => string)(code, { ...fieldErrorNumbers, part }),
    refusals: catalogue(locale, enRefusals, pbRefusals),
    report_reasons: catalogue(locale, enReportReasons, pbReportReasons),
    server: catalogue(locale, enServer, pbServer),
    whatsapp: catalogue(locale, enWhatsapp, pbWhatsapp),
    accounts: catalogue(locale, enAccounts, pbAccounts),
    approvals: catalogue(locale, enApprovals, pbApprovals),
    cases: catalogue(locale, enCases, pbCases),
    case_mails: catalogue(locale, enCaseMails, pbCaseMails),
    decisions: catalogue(locale, enDecisions, pbDecisions),
    numbers: catalogue(locale, enNumbers, pbNumbers),
    own_decisions: catalogue(locale, enOwnDecisions, pbOwnDecisions),
    common: catalogue(locale, enCommon, pbCommon),
    help: catalogue(locale, enHelp, pbHelp),
    home: catalogue(locale, enHome, pbHome),
    moments: catalogue(locale, enMoments, pbMoments),
    notifications: catalogue(locale, enNotifications, pbNotifications),
    photos: catalogue(locale, enPhotos, pbPhotos),
    preferences: catalogue(locale, enPreferences, pbPreferences),
    preview: catalogue(locale, enPreview, pbPreview),
    privacy: catalogue(locale, enPrivacy, pbPrivacy),
    profiles: catalogue(locale, enProfiles, pbProfiles),
    proposals: catalogue(locale, enProposals, pbProposals),
    relations: catalogue(locale, enRelations, pbRelations),
    reports: catalogue(locale, enReports, pbReports),
    reviews: catalogue(locale, enReviews, pbReviews),
    account_lifecycle: catalogue(locale, enAccountLifecycle, pbAccountLifecycle),
    site: catalogue(locale, enSite, pbSite),
    staff: catalogue(locale, enStaff, pbStaff),
    suggestions: catalogue(locale, enSuggestions, pbSuggestions),
    visibility: catalogue(locale, enVisibility, pbVisibility),
    view_profile: catalogue(locale, enViewProfile, pbViewProfile),
    /** Some titles have a gender; a list of wishes has none yet. */
    option: (field: OptionField, id: string, spoken_of: SpokenOf = "neutral") =>
      optionTitle(locale, field, id, spoken_of),
    said: (pick: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say(locale, pick, params),
  };
}

export type Words = ReturnType<typeof wordsIn>;
