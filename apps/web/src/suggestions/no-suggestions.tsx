import { SlidersHorizontal } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** Shown when nobody matches, below the wish that excludes most members. */
export function NoSuggestions() {
  const t = useT("suggestions");
  return (
    <Notice
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <ButtonLink
          to="/profile-registration-edit/preference"
          look="primary"
          icon={<SlidersHorizontal aria-hidden="true" size={22} />}
        >
          {t("edit_preferences")}
        </ButtonLink>
      }
    />
  );
}
