import { useT } from "../platform/locale.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PrivacyPolicyText } from "./legal-text.tsx";

export function PrivacyPolicyScreen() {
  const t = useT("site");
  return (
    <Page title={t("privacy_policy.title")} description={t("privacy_policy.description")} narrow>
      <PrivacyPolicyText contents />
    </Page>
  );
}
