import { SlidersHorizontal } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { useNarrowestSentence } from "./narrowest-wish.tsx";

/** Shown when nobody matches: which wish excludes most members, and a link to change it. */
export function NoSuggestions() {
  const t = useT("suggestions");
  const sentence = useNarrowestSentence();
  return (
    <Notice
      title={t("empty.title")}
      text={sentence || t("empty.text")}
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
