import { Page } from "../ui/page.tsx";

export function SummaryDetailsScreen() {
  return <Page title="SummaryDetailsScreen">{null}</Page>;
}
