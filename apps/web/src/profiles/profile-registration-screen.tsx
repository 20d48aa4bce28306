import { Page } from "../ui/page.tsx";

export function ProfileRegistrationScreen() {
  return <Page title="ProfileRegistrationScreen">{null}</Page>;
}
