import { documentVersions } from "@sanjog/domain/accounts/consents";
import { formatDate } from "@sanjog/i18n/format";
import { Link } from "react-router";
import { useLocale, useT, useTranslateKey } from "../platform/locale.tsx";
import { useProductName, useSiteInfo } from "../platform/site-info.ts";
import { LegalContents } from "./legal-contents.tsx";

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

type Document = "terms" | "policy";

/** A sentence of a legal text, with the names of the service and its operator filled in. */
function useLegalWords(of: Document) {
  const t = useTranslateKey(of);
  const { locale } = useLocale();
  const product = useProductName();
  const operator = useSiteInfo()?.operator?.[locale] ?? t("operator_default", { product });
  const date = formatDate(locale, documentVersions[of === "terms" ? "terms" : "privacy_policy"]);
  return (key: string) => t(key, { product, operator, date });
}

type Props = {
  /** Whether a list of the parts precedes them, as on a page; in a dialog the links would lead out of it. */
  contents?: boolean;
};

function LegalText({ of, parts, contents = false }: Props & { of: Document; parts: readonly string[] }) {
  const say = useLegalWords(of);
  return (
    <div className="legal">
      <p className="text-ink-3">{say("version")}</p>
      <p>{say("intro")}</p>
      {contents && <LegalContents parts={parts} titleOf={(part) => say(`${part}.title`)} />}
      {parts.map((part) => (
        <section key={part} id={contents ? part : undefined}>
          <h2>{say(`${part}.title`)}</h2>
          <p>{say(`${part}.text`)}</p>
          {part === "officer" && <Officer />}
        </section>
      ))}
    </div>
  );
}

/** The terms, for their page and for the dialog at sign-up. */
export function TermsText(props: Props) {
  return <LegalText of="terms" parts={terms} {...props} />;
}

/** The privacy policy, for its page and for the dialog at sign-up. */
export function PrivacyPolicyText(props: Props) {
  return <LegalText of="policy" parts={policy} {...props} />;
}

/**
 * The contacts and the link to report without an account. At sign-up they open beside the form, without replacing it.
 */
function Officer() {
  const t = useT("policy");
  const common = useT("common");
  const { locale } = useLocale();
  const officer = useSiteInfo()?.grievance_officer;
  return (
    <p className="mt-2 font-strong">
      {officer && (
        <>
          <a href={`mailto:${officer.email}`}>
            {t("officer_contact", { name: officer.name[locale], email: officer.email })}
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
