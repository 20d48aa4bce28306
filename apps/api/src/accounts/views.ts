import type { Verification as VerificationView } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import { maskAccount, maskEmail, maskPhone } from "@sanjog/domain/accounts/masks";
import type { NumberWay } from "@sanjog/domain/accounts/number-ways";
import { mayAct } from "@sanjog/domain/accounts/profile-status";
import type { EmailCode } from "@sanjog/domain/accounts/verification";
import type { Locale } from "@sanjog/i18n/locale";
import type { Config } from "../platform/config/config.ts";
import { whatsappLink } from "../platform/whatsapp/whatsapp-link.ts";
import { whatsAppText } from "./account-texts.ts";
import type { Account } from "./queries.ts";
import type { Verification } from "./verification-rows.ts";

/**
 * Returns the sentence that a member sends by WhatsApp to confirm a number. It names the account and warns a wrong
 * sender.
 */
export function confirmSentence(config: Config, locale: Locale, row: Verification, key: string): string {
  return whatsAppText(config, locale, "confirm", { account: maskAccount(row), key });
}

type VerificationState = {
  key?: string;
  new_key?: string;
  locale: Locale;
  wait_seconds: number;
  email_code: EmailCode;
  number_ways: NumberWay[];
};

/** Returns the data of the verification page. Addresses are masked, since others may see the key in the page's URL. */
export function presentVerification(
  config: Config,
  row: Verification,
  shown: VerificationState,
): VerificationView {
  const { new_key, locale, wait_seconds, email_code, number_ways } = shown;
  const key = new_key ?? shown.key;
  const open = number_ways.includes("whatsapp");
  const unconfirmed = open && key && row.phone_number && !row.phone_verified_at;
  return {
    ...(new_key && { session_key: new_key }),
    email: row.email && maskEmail(row.email),
    email_verified: row.email_verified_at !== null,
    email_code,
    phone_number: row.phone_number && maskPhone(row.phone_number),
    phone_verified: row.phone_verified_at !== null,
    whatsapp_link: unconfirmed
      ? whatsappLink(config, confirmSentence(config, locale, row, key), row.phone_number)
      : null,
    number_ways,
    resend_wait_seconds: wait_seconds,
  };
}

type ProfilePart = Omit<User, keyof ReturnType<typeof accountPart>>;

function accountPart(account: Account) {
  return {
    user_id: account.id,
    profile_number: account.profile_number,
    email: account.email,
    email_verified: account.email_verified_at !== null,
    phone_number: account.phone_number,
    phone_verified: account.phone_verified_at !== null,
    profile_for: account.profile_for,
    gender: account.gender,
    public_profile: account.public_profile,
    profile_status: account.profile_status,
    showActionButton: mayAct(account.profile_status),
  };
}

export function presentUser(account: Account, told: ProfilePart): User {
  return { ...accountPart(account), ...told };
}

/**
 * Returns a suspended member's account without profile and addresses; it only explains the suspension (decisions §3).
 */
export function presentSuspended(account: Account): User {
  return presentUser(
    { ...account, email: null, phone_number: null },
    {
      may_correct_profile_for: false,
      visibility: { reach: "nobody", may_send: false, reasons: ["suspended"] },
      profile_details: null,
      family_details: null,
      career_details: null,
      preferences: null,
      profile_picture: null,
      post_pictures: [],
      marriage_age_notice: null,
      signed_up_here_at: null,
      documents_to_accept: [],
    },
  );
}
