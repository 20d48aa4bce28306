import { sensitivePurposes } from "@sanjog/domain/accounts/consents";
import { formatDate } from "@sanjog/i18n/format";
import { isLocale } from "@sanjog/i18n/locale";
import { useQuery } from "@tanstack/react-query";
import { FileCheck2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { latestOf } from "./account-lifecycle-state.ts";
import type { AccountPlace } from "./account-places.ts";
import { AccountSection } from "./account-section.tsx";
import { accountLifecycleQueries } from "./queries.ts";
import { RowSkeleton } from "./row-skeleton.tsx";
import { SensitiveConsents } from "./sensitive-consents.tsx";

/** Members with a complete profile have given this many consents. */
const documents = 5;

const isPurpose = (document: string) => (sensitivePurposes as readonly string[]).includes(document);

/** Lists what the member agreed to, in which wording and when, and explains how to withdraw it. */
export function ConsentSection({ may_pause }: { may_pause: boolean }) {
  const t = useT("account_lifecycle");
  const consents = useQuery(accountLifecycleQueries.consents());
  return (
    <AccountSection title={t("consents.title")} icon={<FileCheck2 aria-hidden="true" />}>
      <Loaded
        from={consents}
        skeleton={<RowSkeleton rows={documents} lines={2} />}
        empty={<p className="text-ink-2">{t("consents.none")}</p>}
      >
        {(all) => (
          <div className="grid grid-cols-1 gap-6">
            <ul>
              {latestOf(all)
                .filter(({ document }) => !isPurpose(document))
                .map((consent) => (
                  <ConsentRow key={consent.document} {...consent} />
                ))}
            </ul>
            <SensitiveConsents consents={all} />
          </div>
        )}
      </Loaded>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/terms-condition" className="inline-block py-2">
          {t("consents.read_terms")}
        </Link>
        <Link to="/privacy-policy" className="inline-block py-2">
          {t("consents.read_policy")}
        </Link>
      </p>
      <Withdrawal may_pause={may_pause} />
    </AccountSection>
  );
}

type Consent = { title: string; version: string; locale: string; given_at: string | null };

function ConsentRow({ title, version, locale: read_in, given_at }: Consent) {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  return (
    <li className="border-b border-line py-3 leading-(--lh-ui) first:pt-0">
      <p>{title}</p>
      <p className="text-sm text-ink-3">
        {t("consents.given", {
          date: given_at ? formatDate(locale, given_at) : "",
          language: t(`consents.language.${isLocale(read_in) ? read_in : "en"}`),
          version: formatDate(locale, version),
        })}
      </p>
    </li>
  );
}

function Withdrawal({ may_pause }: { may_pause: boolean }) {
  const t = useT("account_lifecycle");
  const within = (place: AccountPlace) => (words: ReactNode) => <Link to={`#${place}`}>{words}</Link>;
  return (
    <div className="rounded-md bg-haldi-soft p-4">
      <h3>{t("consents.withdraw_title")}</h3>
      <p className="mt-1">
        {t.rich("consents.withdraw", {
          // Members who may not pause do not have that place.
          pause: may_pause ? within("pause") : (words) => words,
          leave: within("leave"),
          privacy: (words) => <Link to="/privacy-setting">{words}</Link>,
        })}
      </p>
    </div>
  );
}
