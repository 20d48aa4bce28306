import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";

/** Takes the place of the suggestions once the member's proposal is accepted. */
export function SuggestionsOver() {
  const t = useT("moments");
  return (
    <main id="content" className="page-width min-h-[70dvh] grow py-6">
      <Notice
        level={1}
        title={t("suggestions_over.title")}
        text={t("suggestions_over.text")}
        action={<ButtonLink to="/home">{t("suggestions_over.action")}</ButtonLink>}
      />
    </main>
  );
}
