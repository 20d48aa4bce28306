import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useT, useTexts } from "../platform/locale.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { HomeNav } from "./home-nav.tsx";
import { type HomeList, restoredList } from "./home-state.ts";
import { MemberList } from "./member-list.tsx";

const memory_key = "home_list";

/** §2: the member's lists. Which one was open is remembered for the browser session. */
export function HomeScreen() {
  useTexts("home", "relations");
  const t = useT("home");
  const { list, open } = useRememberedList();
  return (
    <Page
      title={t("title")}
      action={
        <ButtonLink to="/suggestion" className="lg:hidden" icon={<Sparkles aria-hidden="true" size={22} />}>
          {t("view_suggestions")}
        </ButtonLink>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-10">
        <HomeNav list={list} onOpen={open} />
        {list === "blocked" ? <BlockedList /> : <MemberList key={list} list={list} />}
      </div>
    </Page>
  );
}

function useRememberedList() {
  const [list, setList] = useState<HomeList>(() => restoredList(remembered()));
  function open(next: HomeList) {
    remember(next);
    setList(next);
  }
  return { list, open };
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(memory_key);
  } catch {
    return null;
  }
}

function remember(list: HomeList): void {
  try {
    sessionStorage.setItem(memory_key, list);
  } catch {
    // Where storing is forbidden the next visit begins at connections.
  }
}
