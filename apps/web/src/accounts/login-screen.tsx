import { Page } from "../ui/page.tsx";

export function LoginScreen() {
  return <Page title="LoginScreen">{null}</Page>;
}
