import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { Sparkles } from "lucide-react";
import { useT, useTexts } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { FindByNumber } from "../profiles/find/find-by-number.tsx";
import { VisibilityNotice } from "../profiles/visibility-notice.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { HomeNav } from "./home-nav.tsx";
import { MemberList } from "./member-list.tsx";
import { useRememberedList } from "./use-remembered-list.ts";

/** §2: the member's lists. The browser session remembers which list was open. */
export function HomeScreen() {
  useTexts("home", "relations", "proposals", "find_profile");
  const t = useT("home");
  const { user } = useSession();
  const { list, open } = useRememberedList();
  const matched = user?.profile_status === profileStatus.matched;
  return (
    <Page
      title={t("title")}
      action={
        <span className="flex flex-wrap gap-3">
          {!matched && (
            <ButtonLink
              to="/suggestion"
              className="max-sm:px-4 lg:hidden"
              icon={<Sparkles aria-hidden="true" size={22} />}
            >
              {t("view_suggestions")}
            </ButtonLink>
          )}
          <FindByNumber />
        </span>
      }
    >
      <VisibilityNotice />
      <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-10">
        <HomeNav list={list} onOpen={open} />
        {list === "blocked" ? <BlockedList /> : <MemberList key={list} list={list} />}
      </div>
    </Page>
  );
}
