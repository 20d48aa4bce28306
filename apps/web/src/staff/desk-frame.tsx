import { LogOut } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../platform/locale.tsx";
import { useNewVersion } from "../platform/shell-worker.ts";
import { useProductName } from "../platform/site-info.ts";
import { NewVersionStrip } from "../ui/feedback/new-version-strip.tsx";
import { OnlineStrip } from "../ui/feedback/online-strip.tsx";
import { LanguageButton } from "../ui/layout/language-button.tsx";
import { RouteEffects } from "../ui/layout/route-effects.tsx";
import { Phul } from "../ui/phul.tsx";
import { type DeskAccount, useDeskAccount, useDeskLogOut, useFollowSignOut } from "./desk-session.ts";
import { useDeskPushClicks } from "./on-call/use-desk-push-clicks.ts";
import { SessionTime } from "./session-time.tsx";
import { keepTypedFor } from "./typed-text.ts";
import "./desk.css";

export type DeskLink = { to: string; title: string };

type Props = { links: (account: DeskAccount) => readonly DeskLink[]; children: ReactNode };

/** The frame of the desk: no navigation of members, no bell, no tab bar. */
export function DeskFrame({ links, children }: Props) {
  const t = useT("common");
  const account = useDeskAccount();
  const openNewVersion = useNewVersion();
  useFollowSignOut();
  useUnlisted();
  useDeskPushClicks();
  useEffect(() => {
    if (account) keepTypedFor(account.id);
  }, [account]);
  return (
    <div className="desk">
      <a href="#content" className="visually-hidden skip-link">
        {t("skip_to_content")}
      </a>
      <RouteEffects />
      <div className="kinari kinari-top" />
      <header className="desk-bar">
        <div className="page-width desk-bar-row">
          <DeskBrand />
          {account && <DeskNav links={links(account)} />}
          <span className="desk-bar-end">
            {account && <SessionTime ends_at={account.session_ends_at} />}
            <LanguageButton />
            {account && <LogOutButton />}
          </span>
        </div>
      </header>
      <OnlineStrip />
      {openNewVersion && <NewVersionStrip onOpen={openNewVersion} />}
      {children}
    </div>
  );
}

function DeskBrand() {
  const t = useT("staff");
  return (
    <Link to="/desk" className="brand">
      <Phul />
      <span>
        {useProductName()} <span className="desk-brand-word">{t("desk")}</span>
      </span>
    </Link>
  );
}

/** The queue, at the root of the desk, is the current page of a case too. */
const isBelow = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(to === "/desk" ? "/desk/cases/" : `${to}/`);

function DeskNav({ links }: { links: readonly DeskLink[] }) {
  const t = useT("staff");
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("nav.label")} className="desk-nav">
      {links.map(({ to, title }) => (
        <Link key={to} to={to} className="nav-link" aria-current={isBelow(pathname, to) ? "page" : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

function LogOutButton() {
  const t = useT("staff");
  const logOut = useDeskLogOut();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={t("account.log_out")}
      title={t("account.log_out")}
      onClick={() => void logOut()}
    >
      <LogOut aria-hidden="true" />
    </button>
  );
}

/** Asks search engines to leave the desk out. */
function useUnlisted(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
