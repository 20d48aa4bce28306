import { lazy, Suspense } from "react";
import { useTexts } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { Today } from "./today.tsx";
import { useRememberedList } from "./use-remembered-list.ts";

// Most visits answer what waits and open no list.
const ListView = lazy(async () => ({
  default: (await retryImport(() => import("./list-view.tsx"))).ListView,
}));

/** §2: the home, or one of its lists. The browser session remembers which list was open. */
export function HomeScreen() {
  useTexts("home", "relations", "proposals");
  const { list, open } = useRememberedList();
  if (list === null) return <Today onOpen={open} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ListView key={list} list={list} onOpen={open} />
    </Suspense>
  );
}
