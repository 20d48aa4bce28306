import { useEffect } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { clearSession } from "../platform/token.ts";
import { AccountPage } from "./account-page.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  const t = useT("accounts");
  // Decisions §9: after the guard, which has sent members home already; the language stays.
  useEffect(clearSession, []);
  return (
    <AccountPage title={t("login.title")} description={t("login.lead")} lead={t("login.lead")}>
      <LoginForm />
      <p className="mt-8 flex flex-wrap items-center gap-x-3">
        {t("login.new_here")}
        <Link to="/register" className="nav-link underline!">
          {t("login.sign_up")}
        </Link>
      </p>
    </AccountPage>
  );
}
