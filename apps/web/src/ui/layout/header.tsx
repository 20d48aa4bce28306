import { LogOut, UserRoundCog } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import type { SessionState } from "../../platform/session.ts";
import { classes } from "../classes.ts";
import { ButtonLink } from "../controls/button.tsx";
import { memberLinks } from "../member-links.ts";
import { Brand } from "./brand.tsx";
import { LanguageButton } from "./language-button.tsx";
import { TextSizeButton } from "./text-size-button.tsx";

type Props = { state: SessionState; bell: ReactNode; onLogOut: () => void };

/** The band and the header, for visitors, members in the wizard, and complete members. */
export function Header({ state, bell, onLogOut }: Props) {
  if (state === "anonymous") return <PublicHeader />;
  return <MemberHeader state={state} bell={bell} onLogOut={onLogOut} />;
}

type BarProps = { to: string; brief?: boolean; children: ReactNode };

function Bar({ to, brief = false, children }: BarProps) {
  return (
    <>
      <div className="kinari" />
      <header className="header-bar">
        <div className="page-width header-row">
          <Brand to={to} brief={brief} />
          {children}
        </div>
      </header>
    </>
  );
}

function PublicHeader() {
  const t = useT("common");
  return (
    <Bar to="/">
      <span className="ml-auto">
        <LanguageButton />
      </span>
      <div className="flex w-full gap-3 md:w-auto">
        <nav aria-label={t("nav.label")} className="flex grow gap-3">
          <ButtonLink to="/login" className="grow px-3 md:px-5">
            {t("nav.log_in")}
          </ButtonLink>
          <ButtonLink to="/register" look="plain" className="grow px-3 md:px-5">
            {t("nav.sign_up")}
          </ButtonLink>
        </nav>
        <TextSizeButton />
      </div>
    </Bar>
  );
}

type MemberProps = { state: SessionState; bell: ReactNode; onLogOut: () => void };

function MemberHeader({ state, bell, onLogOut }: MemberProps) {
  const t = useT("common");
  const { pathname } = useLocation();
  // Most members are complete: until the state is known, the header shows that variant, so that it does not change
  // shape.
  const complete = state !== "member";
  return (
    <Bar to={complete ? "/home" : "/profile-registration"} brief={!complete}>
      {state === "complete" && (
        <nav aria-label={t("nav.label")} className="ml-auto hidden gap-7 xl:mr-4 xl:flex">
          {memberLinks
            .filter(({ key }) => key !== "account")
            .map(({ key, to }) => (
              <Link
                key={key}
                to={to}
                className="nav-link"
                aria-current={pathname === to ? "page" : undefined}
              >
                {t(`nav.${key}`)}
              </Link>
            ))}
        </nav>
      )}
      <span className="flex items-center gap-2 max-xl:ml-auto">
        {state === "complete" && bell}
        {state === "loading" && <span className="icon-btn" />}
        <LanguageButton />
        <Link
          to="/account"
          className={classes("icon-btn aria-[current]:text-madder", complete && "hidden xl:inline-grid")}
          aria-label={t("nav.account")}
          title={t("nav.account")}
          aria-current={pathname === "/account" ? "page" : undefined}
        >
          <UserRoundCog aria-hidden="true" />
        </Link>
        <button
          type="button"
          className={complete ? "btn btn-quiet hidden xl:inline-flex" : "btn btn-quiet"}
          aria-label={t("nav.log_out")}
          onClick={onLogOut}
        >
          <LogOut aria-hidden="true" size={22} />
          <span className={complete ? "hidden xl:inline" : "hidden sm:inline"}>{t("nav.log_out")}</span>
        </button>
      </span>
    </Bar>
  );
}
