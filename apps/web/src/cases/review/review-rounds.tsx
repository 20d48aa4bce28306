import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { useLocale, useT, useTranslateKey } from "../../platform/locale.tsx";
import { useDeskLabel } from "../desk-label.ts";
import type { CaseReview } from "./queries.ts";

type Round = CaseReview["rounds"][number];

/** What the member was asked in earlier reviews, and what has changed since. */
export function ReviewRounds({ rounds }: { rounds: readonly Round[] }) {
  const t = useT("cases");
  const { locale } = useLocale();
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="review-rounds" className="desk-rounds">
      <h2 id="review-rounds">{t("review.rounds.title")}</h2>
      {rounds.map((round) => (
        <div key={round.id}>
          <p className="desk-quiet">
            {t("review.rounds.asked", { name: round.by, date: formatDate(locale, round.asked_at) })}
          </p>
          <p className="desk-words" lang={langOf(round.facts)}>
            {round.facts}
          </p>
          <Changed round={round} />
        </div>
      ))}
    </section>
  );
}

function Changed({ round }: { round: Round }) {
  const t = useT("cases");
  const own = useTranslateKey("cases");
  const label = useDeskLabel();
  const names = round.changed.map(({ part, field }) =>
    part === "photos" ? own(`review.fields.${field}`, {}) : label(field),
  );
  if (names.length === 0) return <p className="desk-quiet">{t("review.rounds.unchanged")}</p>;
  return <p>{t("review.rounds.changed", { fields: [...new Set(names)].join(", ") })}</p>;
}
