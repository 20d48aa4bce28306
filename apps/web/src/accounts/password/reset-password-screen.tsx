import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { clearSession } from "../../platform/token.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { AccountPage } from "../account-page.tsx";
import { accountQueries } from "../queries.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export function ResetPasswordScreen() {
  const t = useT("accounts");
  const token = useHiddenToken();
  const link = useQuery(accountQueries.resetLink(token));
  const works = link.data === true;
  useEffect(() => {
    // Decisions §9: only a link that works ends the login of this device; a bogus one signs nobody out.
    if (works) clearSession();
  }, [works]);
  if (link.error instanceof ApiError && link.error.status === 422)
    return <InvalidLink sentence={link.error.message} />;
  return (
    <AccountPage title={t("reset.title")} lead={t("reset.lead")}>
      <Loaded from={link}>{() => <ResetPasswordForm token={token} />}</Loaded>
    </AccountPage>
  );
}

function InvalidLink({ sentence }: { sentence: string }) {
  const t = useT("accounts");
  const product = useProductName();
  useEffect(() => {
    document.title = `${t("reset.invalid_title")} · ${product}`;
  }, [t, product]);
  return (
    <main id="content" className="page-width min-h-[70dvh] grow py-6">
      <Notice
        level={1}
        title={t("reset.invalid_title")}
        text={sentence}
        action={
          <ButtonLink to="/forgot-password" look="primary">
            {t("reset.ask_new")}
          </ButtonLink>
        }
      />
    </main>
  );
}

/** The token of the link, taken out of the address bar: history and pictures of the screen must not hold it. */
function useHiddenToken(): string {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get("token") ?? "");
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  return token;
}
