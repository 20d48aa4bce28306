import type { Suggestion } from "@sanjog/contract/suggestions";
import { formatDate, formatHeight } from "@sanjog/i18n/format";
import { Mail } from "lucide-react";
import { useLocale, useT } from "../platform/locale.tsx";
import { placeLine } from "../relations/member-words.ts";
import { shortTitle } from "../relations/short-title.ts";
import { LongAddress } from "../ui/layout/long-address.tsx";
import { FactLine } from "../ui/person/fact-line.tsx";
import { HiddenLine } from "../ui/person/hidden-line.tsx";
import { hiddenDetails } from "./suggestions-state.ts";

/** What a card says about a person, whether another member or the viewer as strangers see them. */
type ShownFacts = Pick<Suggestion, "email"> & {
  profile_details: Pick<Suggestion["profile_details"], "dob" | "height">;
  career_details: Pick<
    Suggestion["career_details"],
    "occupation_title" | "city" | "country" | "highest_degree_title" | "annual_income_title"
  >;
};

type Props = { of: ShownFacts; home?: string | undefined };

/**
 * Work and place, then height, education and income; the birth date only where this member shows it. Of the country
 * `home`, which is the viewer's own, the city says enough.
 */
export function CardFacts({ of, home }: Props) {
  const t = useT("suggestions");
  const { locale } = useLocale();
  const { career_details: career, profile_details } = of;
  const { dob, height } = profile_details;
  return (
    <div className="person-facts">
      <FactLine
        className="fact-lead"
        facts={[
          career.occupation_title,
          placeLine(career.city, career.country === home ? null : career.country),
        ]}
      />
      <FactLine facts={[formatHeight(locale, height), shortTitle(career.highest_degree_title)]} />
      <FactLine
        // Two amounts are longer than a narrow card.
        className="[&_.fact]:whitespace-normal"
        facts={[career.annual_income_title, dob && t("born", { date: formatDate(locale, dob) })]}
      />
    </div>
  );
}

/** The address, if this member shows it, and one sentence about all details that only connections see. Takes its row even if empty. */
export function HiddenDetails({ of }: { of: ShownFacts }) {
  const t = useT("suggestions");
  const details = hiddenDetails(of);
  return (
    <div className="person-hidden">
      <ShownAddress email={of.email} />
      {details && <HiddenLine>{t(`hidden.${details}`)}</HiddenLine>}
    </div>
  );
}

/** The address of a member who shows it to everyone. */
export function ShownAddress({ email }: { email: string | null }) {
  if (!email) return null;
  return (
    <p className="hidden-line card-address wrap-anywhere">
      <Mail aria-hidden="true" size={18} />
      <LongAddress text={email} />
    </p>
  );
}
