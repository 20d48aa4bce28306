import { useEffect } from "react";
import { useT } from "../../platform/locale.tsx";
import { clearSession } from "../../platform/token.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { AccountPage } from "../account-page.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  const t = useT("accounts");
  // Decisions §9: after the guard, which has sent members home already; the language stays.
  useEffect(clearSession, []);
  return (
    <AccountPage title={t("login.title")} description={t("login.lead")} lead={t("login.lead")}>
      <LoginForm />
      {/* "Get started" leads here too: who comes for the first time must see at once where to go on. */}
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
        <p>{t("login.new_here")}</p>
        <ButtonLink to="/register">{t("login.sign_up")}</ButtonLink>
      </div>
    </AccountPage>
  );
}
