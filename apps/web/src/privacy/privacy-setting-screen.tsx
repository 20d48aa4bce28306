import { Page } from "../ui/page.tsx";

export function PrivacySettingScreen() {
  return <Page title="PrivacySettingScreen">{null}</Page>;
}
