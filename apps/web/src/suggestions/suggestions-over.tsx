import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Phul } from "../ui/phul.tsx";

/** Takes the place of the suggestions once the member's proposal is accepted: the flower is whole. */
export function SuggestionsOver() {
  const t = useT("moments");
  return (
    <main id="content" className="page-width min-h-[70dvh] grow py-6">
      <div className="flex flex-col items-center gap-2.5 py-8 text-center">
        <Phul className="size-32" />
        <h1 tabIndex={-1}>{t("suggestions_over.title")}</h1>
        <p className="text-ink-2 text-balance">{t("suggestions_over.text")}</p>
        <div className="notice-action">
          <ButtonLink to="/home" look="primary">
            {t("to_today")}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
