import { askedPurposes, type SensitivePurpose, withdrawnPurposes } from "@sanjog/domain/accounts/consents";
import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { latestOf } from "./account-lifecycle-state.ts";
import { useChangeConsent } from "./use-change-consent.ts";

type Consent = { document: string; given_at: string | null; withdrawn_at: string | null };

/** The sensitive answers, each with its own consent to withdraw or to give again. Empty before the personal step. */
export function SensitiveConsents({ consents }: { consents: readonly Consent[] }) {
  const t = useT("account_lifecycle");
  const { ask, dialog } = useConfirm();
  const change = useChangeConsent();
  // The list has the newest first; the rule reads them as they were recorded.
  const withdrawn = withdrawnPurposes(consents.toReversed());
  const latest = latestOf(consents);
  const of = (purpose: SensitivePurpose) =>
    latest.find(({ document }) => document === purpose) ??
    latest.find(({ document }) => document === "sensitive_data");
  const asked = askedPurposes(consents);
  if (asked.length === 0) return null;
  const askWithdraw = (purpose: SensitivePurpose) =>
    ask({
      title: t(`consents.purposes.${purpose}.ask`),
      text: t(`consents.purposes.${purpose}.effect`),
      yes: t("consents.withdraw_button"),
      no: t("consents.keep"),
      onYes: () => change("withdraw", purpose),
    });
  return (
    <div>
      <h3>{t("consents.sensitive_title")}</h3>
      <p className="mt-1 text-ink-2">{t("consents.sensitive_text")}</p>
      <ul className="mt-2">
        {asked.map((purpose) => {
          const is_withdrawn = withdrawn.includes(purpose);
          return (
            <PurposeRow
              key={purpose}
              purpose={purpose}
              consent={of(purpose)}
              withdrawn={is_withdrawn}
              onChange={() => (is_withdrawn ? void change("give", purpose) : askWithdraw(purpose))}
            />
          );
        })}
      </ul>
      {dialog}
    </div>
  );
}

type RowProps = {
  purpose: SensitivePurpose;
  consent: Consent | undefined;
  withdrawn: boolean;
  onChange: () => void;
};

function PurposeRow({ purpose, consent, withdrawn, onChange }: RowProps) {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  const title = t(`consents.purposes.${purpose}.title`);
  const at = withdrawn ? consent?.withdrawn_at : consent?.given_at;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong">{title}</p>
        {at && (
          <p className="text-sm text-ink-3">
            {t(`consents.${stateOf(consent, withdrawn)}`, {
              date: formatDate(locale, at),
            })}
          </p>
        )}
      </div>
      <Button
        look="secondary"
        aria-haspopup={withdrawn ? undefined : "dialog"}
        aria-label={t(withdrawn ? "consents.give_of" : "consents.withdraw_of", { title })}
        onClick={onChange}
      >
        {t(withdrawn ? "consents.give_button" : "consents.withdraw_button")}
      </Button>
    </li>
  );
}

function stateOf(consent: Consent | undefined, withdrawn: boolean) {
  if (!withdrawn) return "given_on";
  return consent?.given_at === null ? "refused_on" : "withdrawn_on";
}
