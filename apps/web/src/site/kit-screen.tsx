import { Page } from "../ui/page.tsx";

export function KitScreen() {
  return <Page title="Kit">{null}</Page>;
}
