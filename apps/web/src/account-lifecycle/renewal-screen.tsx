import { documentVersions, type RenewedDocument } from "@sanjog/domain/accounts/consents";
import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import { LegalLinks } from "../accounts/sign-up/legal-links.tsx";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { useLogOut, useSession } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { useAccept } from "./queries.ts";

/** Blocks every other page while a new wording of the terms or the policy waits: read it, accept it, or leave. */
export function RenewalScreen() {
  const t = useT("account_lifecycle");
  const { user } = useSession();
  const waiting = user?.documents_to_accept ?? [];
  const [which] = waiting;
  return (
    <Page
      title={t("renewal.title")}
      lead={t(`renewal.lead.${waiting.length === 1 && which ? which : "both"}`)}
      narrow
    >
      <div className="grid gap-6">
        <section className="card grid gap-5 p-5 md:p-6">
          <p>{t("renewal.wait")}</p>
          <LegalLinks />
          <Accept waiting={waiting} />
          <p className="text-sm text-ink-3">{t("renewal.recorded")}</p>
        </section>
        <Refuse />
      </div>
    </Page>
  );
}

/** Accepts only the texts that wait for consent, in the wording that this page shows. */
function Accept({ waiting }: { waiting: readonly RenewedDocument[] }) {
  const t = useT("account_lifecycle");
  const common = useT("common");
  const { mutateAsync, isPending } = useAccept();
  const versions = Object.fromEntries(waiting.map((document) => [document, documentVersions[document]]));
  async function accept() {
    try {
      showToast("success", (await mutateAsync(versions)).message ?? "");
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    }
  }
  return (
    <Button look="primary" className="justify-self-start" busy={isPending} onClick={() => void accept()}>
      {t("renewal.accept")}
    </Button>
  );
}

function Refuse() {
  const t = useT("account_lifecycle");
  const logOut = useLogOut();
  const navigate = useNavigate();
  async function leave() {
    await logOut();
    await navigate("/login", { replace: true });
  }
  return (
    <section className="border-t border-line pt-6">
      <h2>{t("renewal.refuse_title")}</h2>
      <p className="mt-2 mb-4 text-ink-2">{t("renewal.refuse")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/account">{t("renewal.to_account")}</ButtonLink>
        <Button look="quiet" icon={<LogOut aria-hidden="true" size={22} />} onClick={() => void leave()}>
          {t("renewal.log_out")}
        </Button>
      </div>
    </section>
  );
}
