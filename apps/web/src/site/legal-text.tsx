import { document_version } from "@sanjog/domain/accounts/consents";
import { formatDate } from "@sanjog/i18n/format";
import { Link } from "react-router";
import { useLocale, useT } from "../platform/locale.tsx";
import { useProductName, useSiteInfo } from "../platform/site-info.ts";

const terms = [
  "free",
  "age",
  "intent",
  "relatives",
  "truth",
  "photos",
  "contact",
  "conduct",
  "dowry",
  "verified",
  "care",
  "requests",
  "closing",
  "liability",
  "law",
  "changes",
] as const;

const policy = [
  "controller",
  "kept",
  "why",
  "sensitive",
  "seen",
  "others",
  "shared",
  "safe",
  "long",
  "rights",
  "phone",
  "paper",
  "children",
  "officer",
  "changes",
] as const;

/** A sentence of the two texts, with the names of the service and of whoever runs it. */
function useLegalWords() {
  const t = useT("legal");
  const { locale } = useLocale();
  const product = useProductName();
  const operator = useSiteInfo()?.operator ?? t("operator_default", { product });
  const say = t as unknown as (key: string, names: Record<string, string>) => string;
  return (key: string) => say(key, { product, operator, date: formatDate(locale, document_version) });
}

function LegalText({ of, parts }: { of: "terms" | "policy"; parts: readonly string[] }) {
  const say = useLegalWords();
  return (
    <>
      <p className="text-ink-3">{say("version")}</p>
      <p>{say(`${of}.intro`)}</p>
      {parts.map((part) => (
        <section key={part}>
          <h2>{say(`${of}.${part}.title`)}</h2>
          <p>{say(`${of}.${part}.text`)}</p>
          {part === "officer" && <Officer />}
        </section>
      ))}
    </>
  );
}

/** The terms, for their page and for the modal at sign-up. */
export function TermsText() {
  return (
    <div className="legal">
      <LegalText of="terms" parts={terms} />
    </div>
  );
}

/** The privacy policy, likewise. */
export function PrivacyPolicyText() {
  return (
    <div className="legal">
      <LegalText of="policy" parts={policy} />
    </div>
  );
}

/** Whom one writes to, and the way to report without an account: beside the form at sign-up, not in its place. */
function Officer() {
  const t = useT("legal");
  const common = useT("common");
  const officer = useSiteInfo()?.grievance_officer;
  return (
    <p className="mt-2 font-strong">
      {officer?.name && officer.email && (
        <>
          <a href={`mailto:${officer.email}`}>
            {t("officer_contact", { name: officer.name, email: officer.email })}
          </a>
          <br />
        </>
      )}
      <Link to="/report" target="_blank">
        {common("footer.report")}
      </Link>
    </p>
  );
}
