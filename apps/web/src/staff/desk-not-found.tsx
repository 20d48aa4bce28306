import { useT } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { DeskPage } from "./desk-page.tsx";

/** Shown for unknown addresses, and for pages that need another role. */
export function DeskNotFound() {
  const t = useT("staff");
  return (
    <DeskPage narrow title={t("not_found.title")} lead={t("not_found.text")}>
      <ButtonLink to="/desk">{t("not_found.back")}</ButtonLink>
    </DeskPage>
  );
}
