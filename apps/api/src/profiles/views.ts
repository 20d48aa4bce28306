import type { MemberCard, MemberProfile } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { documentsToAccept, givenConsents, withdrawnPurposes } from "@sanjog/domain/accounts/consents";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { ageAt, dayInIndia } from "@sanjog/domain/calendar";
import { shownFields } from "@sanjog/domain/privacy/shown-fields";
import { pictureFor } from "@sanjog/domain/privacy/visibility";
import { legalMarriageAge } from "@sanjog/domain/reference/marriage-age";
import { timeZonesOf } from "@sanjog/domain/reference/time-zones";
import type { Relation } from "@sanjog/domain/relations/relation";
import { ownVisibility } from "@sanjog/domain/suggestions/own-visibility";
import { suggestableFrom } from "@sanjog/domain/suggestions/suggestable";
import type { Locale } from "@sanjog/i18n/locale";
import { say } from "@sanjog/i18n/say";
import { pictureUrl } from "../photos/views.ts";
import type { FieldCipher } from "../platform/crypto/field-cipher.ts";
import { countryIso, stateName } from "./place-texts.ts";
import {
  cardCareer,
  cardPersonal,
  careerTexts,
  familyTexts,
  ownPreferencesTexts,
  personalTexts,
  preferencesTexts,
} from "./profile-texts.ts";
import type { Decrypted, Profile, ProfileSteps } from "./queries/profile-rows.ts";

/** The viewer's relation to the owner, the viewer's language and the current time. */
export type ViewContext = {
  relation: Relation;
  locale: Locale;
  now: Date;
  /** The country where the viewer lives, for the currency in which they read an income. */
  reader_country_id: number | null;
};

type HomePlace = Pick<Profile["career"], "country_id" | "state_id">;

/** A profile without the properties of the relation, which the caller adds. */
export type PresentedProfile = Omit<MemberProfile, "relation" | "match" | "showActionButton">;
export type PresentedCard = Omit<MemberCard, "relation" | "showActionButton">;

/**
 * Returns a profile as this viewer may see it: the field ledger, the owner's settings and the relation decide on every
 * field. The caller must have checked that the owner is visible to the viewer.
 */
export function presentProfile(
  profile: Decrypted<Profile>,
  looking: ViewContext & { reader_home?: HomePlace | undefined },
): PresentedProfile {
  const { account, settings } = profile;
  const { relation, locale } = looking;
  return {
    user_id: account.id,
    profile_number: account.profile_number,
    ...shownFields({ email: account.email, phone_number: account.phone_number }, settings, relation),
    profile_picture: profilePicture(profile, relation),
    post_pictures: gallery(profile, relation),
    profile_details: {
      ...shownPersonal(personalTexts(profile.personal, account, locale), profile, looking),
      profile_picture_disp: profilePicture(profile, relation),
    },
    family_details: shownFields(familyTexts(profile.family, locale), settings, relation),
    career_details: shownFields(careerTexts(profile.career, account.gender, looking), settings, relation),
    preferences: shownFields(
      preferencesTexts(profile.preferences, account.gender, locale),
      settings,
      relation,
    ),
    time_zones: relation.connected ? otherTimeZones(profile.career, looking.reader_home) : [],
  };
}

/** Returns the card of a member for a list, by the same rules as `presentProfile`. */
export function presentCard(profile: Profile, looking: ViewContext): PresentedCard {
  const { account, settings } = profile;
  const { relation, locale } = looking;
  const career = shownFields(cardCareer(profile.career, account.gender, looking), settings, relation);
  return {
    user_id: account.id,
    ...shownFields({ email: account.email }, settings, relation),
    profile_details: shownPersonal(cardPersonal(profile.personal, account, locale), profile, looking),
    career_details: { ...career, city: career.city.name, country: career.country.name },
    profile_picture: profilePicture(profile, relation),
  };
}

/** Returns the verified phone number if this viewer may see it, and decrypts it only then. */
export function shownPhoneNumber(fields: FieldCipher, profile: Profile, relation: Relation): string | null {
  const { id, phone_number } = profile.account;
  const shown = shownFields({ phone_number }, profile.settings, relation);
  return fields.decryptRow("members", id, shown).phone_number;
}

const homeTimeZones = ({ country_id, state_id }: HomePlace) => [
  ...timeZonesOf(countryIso(country_id), stateName(state_id)),
];

/** Returns the time zones where a connection lives; none where the viewer lives by the same clock. */
function otherTimeZones(theirs: HomePlace, mine: HomePlace | undefined): string[] {
  const zones = homeTimeZones(theirs);
  return mine && homeTimeZones(mine).join() === zones.join() ? [] : zones;
}

type Owner = Pick<Profile, "pictures" | "settings"> & { account: Pick<Profile["account"], "gender"> };

function shownPersonal<Texts extends { dob: string }>(
  texts: Texts,
  { account, settings }: Owner,
  { relation, now }: ViewContext,
) {
  return shownFields({ ...texts, gender: account.gender, age: ageAt(texts.dob, now) }, settings, relation);
}

function profilePicture({ pictures, settings }: Owner, relation: Relation): string | null {
  const view = pictureFor("profile_picture", settings, pictures.profile !== null, relation);
  return view === "picture" && pictures.profile ? pictureUrl(pictures.profile) : view;
}

function gallery({ pictures, settings }: Owner, relation: Relation): PresentedProfile["post_pictures"] {
  const view = pictureFor("gallery", settings, pictures.gallery.length > 0, relation);
  return view === "private" || view === "friends" ? view : pictures.gallery.map(galleryPicture);
}

const galleryPicture = (id: string) => ({ id, picture_url: pictureUrl(id) });

/** The properties of `GET /api/user` that come from the profile; area `accounts` adds the others. */
export type OwnProfile = Pick<
  User,
  | "visibility"
  | "profile_details"
  | "family_details"
  | "career_details"
  | "preferences"
  | "profile_picture"
  | "post_pictures"
  | "marriage_age_notice"
  | "documents_to_accept"
>;

/** Returns the member's own profile, with every field. */
export function presentOwnProfile(
  { account, personal, family, career, preferences, pictures }: Decrypted<ProfileSteps>,
  consents: readonly { document: string; version: string; withdrawn_at: Date | null }[],
  locale: Locale,
  now: Date,
): OwnProfile {
  const iso = career && countryIso(career.country_id);
  const own_picture = pictures.profile && pictureUrl(pictures.profile);
  const of_age =
    personal === null ||
    iso === null ||
    suggestableFrom(personal.dob, iso, account.gender) <= dayInIndia(now);
  return {
    visibility: ownVisibility({
      ...account,
      complete: account.profile_status !== profileStatus.registering,
      of_age,
      has_picture: pictures.profile !== null,
    }),
    profile_details: personal && {
      ...personalTexts(personal, account, locale),
      profile_picture_disp: own_picture,
      ...givenConsents(consents),
      withdrawn: withdrawnPurposes(consents),
    },
    family_details: family && familyTexts(family, locale),
    career_details:
      career && careerTexts(career, account.gender, { locale, reader_country_id: career.country_id }),
    preferences: preferences && ownPreferencesTexts(preferences, account.gender, locale),
    profile_picture: own_picture,
    post_pictures: pictures.gallery.map(galleryPicture),
    marriage_age_notice:
      of_age || iso === null
        ? null
        : say(locale, (texts) => texts.profiles.marriage_age_notice, {
            age: legalMarriageAge(iso, account.gender),
          }),
    documents_to_accept: documentsToAccept(consents),
  };
}
