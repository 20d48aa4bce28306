import { Page } from "../ui/page.tsx";

export function ProfileRegistrationEditScreen() {
  return <Page title="ProfileRegistrationEditScreen">{null}</Page>;
}
