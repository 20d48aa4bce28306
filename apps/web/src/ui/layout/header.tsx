import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import type { SessionState } from "../../platform/session.ts";
import { classes } from "../classes.ts";
import { ButtonLink } from "../controls/button.tsx";
import { memberLinks } from "../member-links.ts";
import { Brand } from "./brand.tsx";
import { LanguageButton } from "./language-button.tsx";
import { MenuButton } from "./menu-button.tsx";
import { useHeaderHiding } from "./use-header-hiding.ts";

type Props = {
  state: SessionState;
  bell: ReactNode;
  /** Whether the page has the tab bar, which holds the menu on phones. */
  tabs: boolean;
  onLogOut: () => void;
};

/** The band and the header, for visitors, members in the wizard, and complete members. */
export function Header({ state, bell, tabs, onLogOut }: Props) {
  if (state === "anonymous") return <PublicHeader />;
  return <MemberHeader state={state} bell={bell} tabs={tabs} onLogOut={onLogOut} />;
}

/** On phones a photo is the head of these pages. Without the header from the start, nothing moves when it arrives. */
const with_photo_head = /^\/(view-profile|seen-as)\//;

type BarProps = { to: string; className?: string; children: ReactNode };

function Bar({ to, className, children }: BarProps) {
  return (
    <>
      <div className="kinari kinari-top" />
      <header className={classes("header-bar", className)}>
        <div className="page-width header-row">
          <Brand to={to} />
          {children}
        </div>
      </header>
    </>
  );
}

/** Where these links lead to themselves, or would leave an unfinished verification. */
const without_login = ["/login", "/otp-verification"];
const without_sign_up = ["/register", "/otp-verification"];
/** The landing page has the languages as its first choice. */
const without_language = ["/"];

function PublicHeader() {
  const t = useT("common");
  const { pathname } = useLocation();
  return (
    <Bar to="/" className="header-public">
      <nav aria-label={t("nav.label")} className="ml-auto flex items-center gap-3">
        {!without_login.includes(pathname) && (
          <Link to="/login" className="nav-link">
            {t("nav.log_in")}
          </Link>
        )}
        {!without_sign_up.includes(pathname) && (
          <ButtonLink to="/register" className="hidden md:inline-flex">
            {t("nav.sign_up")}
          </ButtonLink>
        )}
      </nav>
      {!without_language.includes(pathname) && <LanguageButton />}
    </Bar>
  );
}

function MemberHeader({ state, bell, tabs, onLogOut }: Props) {
  const t = useT("common");
  const { pathname } = useLocation();
  useHeaderHiding();
  return (
    // Most members are complete: until the state is known, the header shows that variant, so that it does not change
    // shape.
    <Bar
      to={state === "member" ? "/profile-registration" : "/home"}
      className={classes(with_photo_head.test(pathname) && "max-lg:hidden")}
    >
      {state === "complete" && (
        <nav aria-label={t("nav.label")} className="mr-auto ml-8 hidden gap-7 lg:flex">
          {memberLinks
            .filter(({ key }) => key !== "account")
            .map(({ key, to }) => (
              <Link
                key={key}
                to={to}
                className="nav-link header-word"
                aria-current={pathname === to ? "page" : undefined}
              >
                {t(`nav.${key}`)}
              </Link>
            ))}
        </nav>
      )}
      <span className="ml-auto flex items-center gap-1">
        {state === "complete" && bell}
        {state === "loading" && <span className="icon-btn" />}
        <LanguageButton />
        {state !== "loading" && (
          <MenuButton className={classes("icon-btn", tabs && "max-lg:hidden")} onLogOut={onLogOut} />
        )}
      </span>
    </Bar>
  );
}
