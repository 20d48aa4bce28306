import { Page } from "../ui/page.tsx";

export function ViewProfileScreen() {
  return <Page title="ViewProfileScreen">{null}</Page>;
}
