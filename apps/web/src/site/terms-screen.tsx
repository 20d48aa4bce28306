import { useT } from "../platform/locale.tsx";
import { Page } from "../ui/layout/page.tsx";
import { TermsText } from "./legal-text.tsx";

export function TermsScreen() {
  const t = useT("site");
  return (
    <Page title={t("terms.title")} description={t("terms.description")} narrow>
      <TermsText contents />
    </Page>
  );
}
