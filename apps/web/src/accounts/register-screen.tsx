import { Page } from "../ui/page.tsx";

export function RegisterScreen() {
  return <Page title="RegisterScreen">{null}</Page>;
}
