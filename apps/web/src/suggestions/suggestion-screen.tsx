import { Page } from "../ui/page.tsx";

export function SuggestionScreen() {
  return <Page title="SuggestionScreen">{null}</Page>;
}
