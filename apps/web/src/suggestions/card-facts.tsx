import type { Suggestion } from "@sanjog/contract/suggestions";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { placeLine } from "../relations/member-words.ts";
import { shortTitle } from "../relations/short-title.ts";
import { LongAddress } from "../ui/layout/long-address.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { hiddenDetails } from "./suggestions-state.ts";

/** Work and place, then height, education and income; birth date and e-mail only where this member shows them. */
export function CardFacts({ suggestion }: { suggestion: Suggestion }) {
  const home = useSession().user?.career_details?.country.name;
  const t = useT("suggestions");
  const { locale } = useLocale();
  const { career_details: career, profile_details, email } = suggestion;
  const { dob, height } = profile_details;
  return (
    <div className="person-facts">
      <FactLine
        className="fact-lead"
        facts={[
          career.occupation_title,
          // Of the viewer's own country, the city says enough.
          placeLine(career.city, career.country === home ? null : career.country),
        ]}
      />
      <FactLine
        facts={[
          formatHeight(locale, height),
          shortTitle(career.highest_degree_title),
          shortTitle(career.annual_income_title ?? ""),
          dob && t("born", { date: formatDate(locale, dob) }),
        ]}
      />
      {email && (
        <p className="wrap-anywhere">
          <LongAddress text={email} />
        </p>
      )}
    </div>
  );
}

/** One sentence about all details that only connections see; takes its row even if there are none. */
export function HiddenDetails({ suggestion }: { suggestion: Suggestion }) {
  const t = useT("suggestions");
  const details = hiddenDetails(suggestion);
  return <div className="person-hidden">{details && <HiddenLine>{t(`hidden.${details}`)}</HiddenLine>}</div>;
}
