import type { PrivacyItemView } from "@sanjog/contract/privacy";
import type { PrivacyItem, PrivacySettings } from "@sanjog/domain/privacy/privacy-items";
import type { Locale } from "@sanjog/i18n/locale";
import { say } from "@sanjog/i18n/say";

/** Returns one privacy item with its name in the request's language and its audience. */
export function presentItem(
  privacy_id: PrivacyItem,
  settings: PrivacySettings,
  locale: Locale,
): PrivacyItemView {
  return {
    privacy_id,
    privacy_name: say(locale, (texts) => texts.privacy.items[privacy_id]),
    privacy_value: settings[privacy_id],
  };
}
