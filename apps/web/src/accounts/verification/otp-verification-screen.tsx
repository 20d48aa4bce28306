import { leadsWithWhatsApp } from "@sanjog/domain/accounts/number-ways";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { useT } from "../../platform/locale.tsx";
import { useProductName } from "../../platform/site-info.ts";
import { useWide } from "../../platform/wide.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { accountQueries } from "../queries.ts";
import { ChangeProfileFor } from "../sign-up/change-profile-for.tsx";
import { FinishBar } from "../sign-up/finish-bar.tsx";
import { currentSessionKey } from "../verification-store.ts";
import { EmailCard } from "./email-card.tsx";
import { PhoneCard, takesMessages } from "./phone-card.tsx";
import { useForgetOnLeaving } from "./use-forget-on-leaving.ts";

export function OtpVerificationScreen() {
  const [session_key, setKey] = useState(currentSessionKey);
  useForgetOnLeaving();
  if (!session_key) return <Expired />;
  // A changed address brings a new key, which resets the page.
  return <Verification key={session_key} session_key={session_key} onKey={setKey} />;
}

type Props = { session_key: string; onKey: (session_key: string) => void };

function Verification({ session_key, onKey }: Props) {
  const t = useT("accounts");
  const wide = useWide();
  const state = useQuery(accountQueries.verification(session_key));
  // On a phone one task at a time: almost everybody there has WhatsApp at hand.
  const [chosen, setOpen] = useState<"phone" | "email" | null>(null);
  const open = chosen ?? (state.data && !takesMessages(state.data) ? "email" : "phone");
  if (state.error instanceof ApiError && state.error.status === 422) return <Expired />;
  return (
    <Page
      title={t(
        state.data && !leadsWithWhatsApp(state.data.number_ways) ? "verify.title_number" : "verify.title",
      )}
      lead={t("verify.lead")}
    >
      <Loaded from={state} skeleton={<CardsSkeleton />}>
        {(shown) => (
          <>
            <div className="grid grid-cols-1 items-start gap-6 pb-6 lg:grid-cols-2">
              <PhoneCard
                session_key={session_key}
                shown={shown}
                onKey={onKey}
                folded={!wide && open !== "phone"}
                onOpen={() => setOpen("phone")}
              />
              <EmailCard
                session_key={session_key}
                shown={shown}
                onKey={onKey}
                folded={!wide && open !== "email"}
                onOpen={() => setOpen("email")}
              />
            </div>
            <ChangeProfileFor session_key={session_key} onKey={onKey} />
            <FinishBar session_key={session_key} shown={shown} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Expired() {
  const t = useT("accounts");
  const product = useProductName();
  useEffect(() => {
    document.title = `${t("verify.expired_title")} · ${product}`;
  }, [t, product]);
  return (
    <main id="content" className="page-width min-h-[70dvh] grow py-6">
      <Notice
        level={1}
        title={t("verify.expired_title")}
        text={t("verify.expired")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/login" look="primary">
              {t("login.submit")}
            </ButtonLink>
            <ButtonLink to="/register" className="min-h-(--touch-lg)">
              {t("login.sign_up")}
            </ButtonLink>
          </div>
        }
      />
    </main>
  );
}

function CardsSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
