import { useSearchParams } from "react-router";
import { pageFrom, type SuggestionListName, withPage } from "./suggestions-state.ts";

/** The page number of a list is in the address, so that "back" from a profile returns to it. */
export function usePage(list: SuggestionListName): { page: number; goTo: (next: number) => void } {
  const [search, setSearch] = useSearchParams();
  const page = pageFrom(search, list);
  function goTo(next: number) {
    if (next !== page) setSearch(withPage(search, list, next));
  }
  return { page, goTo };
}
