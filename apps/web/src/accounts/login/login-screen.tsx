import { useEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "../../platform/locale.tsx";
import { clearSession } from "../../platform/token.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { AccountPage } from "../account-page.tsx";
import { LoginForm } from "./login-form.tsx";

/** "Get started" leads here too (§2) and marks a newcomer, who is asked first whether they are new. */
export function LoginScreen() {
  const t = useT("accounts");
  const { state } = useLocation() as { state: { newcomer?: boolean } | null };
  // Decisions §9: after the guard, which has sent members home already; the language stays.
  useEffect(clearSession, []);
  if (state?.newcomer) {
    return (
      <AccountPage title={t("login.begin")} description={t("login.lead")} lead={t("login.begin_lead")}>
        <p>
          <ButtonLink to="/register" look="primary" className="w-full text-lg">
            {t("login.create")}
          </ButtonLink>
        </p>
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-4 text-xl">{t("login.have_account")}</h2>
          <LoginForm look="secondary" />
        </section>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("login.title")} description={t("login.lead")} lead={t("login.lead")}>
      <LoginForm />
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
        <p>{t("login.new_here")}</p>
        <ButtonLink to="/register">{t("login.sign_up")}</ButtonLink>
      </div>
    </AccountPage>
  );
}
