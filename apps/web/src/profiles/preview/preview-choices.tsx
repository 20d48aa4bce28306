import type { MemberProfile } from "@sanjog/contract/member-view";
import type { PrivacyItemView } from "@sanjog/contract/privacy";
import { langOf } from "@sanjog/i18n/lang-of";
import { Link } from "react-router";
import { useLocale, useT } from "../../platform/locale.tsx";
import { ProfileSection } from "../view/parts/profile-section.tsx";
import { type PreviewedValue, previewedValues } from "./preview-state.ts";

type Props = { profile: MemberProfile; items: readonly PrivacyItemView[] };

/** Every value that has a choice: what the viewer receives of it, who sees it, and the way to its row. */
export function PreviewChoices({ profile, items }: Props) {
  const t = useT("preview");
  const { locale } = useLocale();
  return (
    <ProfileSection title={t("choices")}>
      <ul className="contact-rows choice-rows card">
        {previewedValues(profile, locale).map(({ item, value }) => {
          const setting = items.find(({ privacy_id }) => privacy_id === item);
          return setting && <Choice key={item} setting={setting} value={value} />;
        })}
      </ul>
    </ProfileSection>
  );
}

function Choice({ setting, value }: { setting: PrivacyItemView; value: PreviewedValue }) {
  const t = useT("preview");
  const text = value === null ? t("not_shown") : value === true ? t("shown") : value || t("none");
  const { privacy_id, privacy_name, privacy_value } = setting;
  return (
    <li className="contact-row">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block text-xs text-ink-3">{privacy_name}</span>
        <span lang={langOf(text)} className="block">
          {text}
        </span>
        <span className="block text-xs text-ink-3">{t(`audience.${privacy_value}`)}</span>
      </span>
      <Link
        to={`/privacy-setting#${privacy_id}`}
        className="link-button flex-none"
        aria-label={t("change_item", { item: privacy_name })}
      >
        {t("change")}
      </Link>
    </li>
  );
}
