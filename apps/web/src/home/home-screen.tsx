import { useTexts } from "../platform/locale.tsx";
import { ListView } from "./list-view.tsx";
import { Today } from "./today.tsx";
import { useRememberedList } from "./use-remembered-list.ts";

/** §2: the home, or one of its lists. The browser session remembers which list was open. */
export function HomeScreen() {
  useTexts("home", "relations", "proposals");
  const { list, open } = useRememberedList();
  return list === null ? <Today onOpen={open} /> : <ListView key={list} list={list} onOpen={open} />;
}
