import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";

const terms = [
  "free",
  "age",
  "intent",
  "truth",
  "contact",
  "conduct",
  "verified",
  "requests",
  "closing",
  "liability",
  "law",
] as const;

const policy = [
  "kept",
  "why",
  "seen",
  "shared",
  "safe",
  "long",
  "rights",
  "phone",
  "children",
  "officer",
] as const;

/** The terms, for their page and for the modal at sign-up. */
export function TermsText() {
  const t = useT("legal");
  return (
    <div className="legal">
      <p className="text-ink-3">{t("version")}</p>
      <p>{t("terms.intro")}</p>
      {terms.map((part) => (
        <section key={part}>
          <h2>{t(`terms.${part}.title`)}</h2>
          <p>{t(`terms.${part}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

/** The privacy policy, likewise. */
export function PrivacyPolicyText() {
  const t = useT("legal");
  return (
    <div className="legal">
      <p className="text-ink-3">{t("version")}</p>
      <p>{t("policy.intro")}</p>
      {policy.map((part) => (
        <section key={part}>
          <h2>{t(`policy.${part}.title`)}</h2>
          <p>{t(`policy.${part}.text`)}</p>
        </section>
      ))}
      <Officer />
    </div>
  );
}

function Officer() {
  const t = useT("legal");
  const officer = useSiteInfo()?.grievance_officer;
  if (!officer?.name || !officer.email) return null;
  return (
    <p className="font-strong">
      <a href={`mailto:${officer.email}`}>
        {t("officer_contact", { name: officer.name, email: officer.email })}
      </a>
    </p>
  );
}
