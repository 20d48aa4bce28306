import { SlidersHorizontal } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { useNarrowestSentence } from "./narrowest-wish.tsx";

/** Nobody matches: which wish keeps most away, and the way to change it. */
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
