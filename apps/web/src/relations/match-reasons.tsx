import type { Match } from "@sanjog/contract/member-view";
import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import { ChevronDown, HeartHandshake, TriangleAlert } from "lucide-react";
import { type Translate, useT } from "../platform/locale.tsx";
import { joined } from "./member-words.ts";

/**
 * Shows in one line how well two members fit; it expands to the wishes that are met. A shared gotra is shown beside
 * it.
 */
export function MatchReasons({ match }: { match: Match }) {
  const t = useT("relations");
  const theirs =
    match.theirs_of > 0 ? t("match.theirs", { met: match.theirs_met, of: match.theirs_of }) : t("match.open");
  return (
    <div className="grid gap-2">
      <details className="group">
        <summary className="flex min-h-(--touch) cursor-pointer list-none items-center gap-3 leading-(--lh-ui) [&::-webkit-details-marker]:hidden">
          <HeartHandshake aria-hidden="true" size={24} className="flex-none text-haldi-mark" />
          <span className="grow">{joined(t("match.mine", { count: match.mine.length }), theirs)}</span>
          <ChevronDown aria-hidden="true" size={22} className="flex-none text-ink-2 group-open:rotate-180" />
        </summary>
        <MatchReasonList match={match} />
      </details>
      {match.same_gotra && (
        <p className="flex items-center gap-3 rounded-sm bg-haldi-soft px-3 py-2 leading-(--lh-ui) text-haldi-ink">
          <TriangleAlert aria-hidden="true" size={22} className="flex-none" />
          {t("match.same_gotra")}
        </p>
      )}
    </div>
  );
}

/** The wishes of both that are met. */
export function MatchReasonList({ match }: { match: Match }) {
  const t = useT("relations");
  return (
    <dl className="grid gap-2 pb-3">
      <Reason title={t("match.fits_mine")} words={named(match.mine, t) || t("match.none")} />
      <Reason
        title={t("match.fits_theirs")}
        words={match.theirs ? named(match.theirs, t) || t("match.none") : t("match.theirs_hidden")}
      />
    </dl>
  );
}

function Reason({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      <dd className="leading-(--lh-ui)">{words}</dd>
    </div>
  );
}

/** Returns the names of the wishes; leaves out any that this version of the app does not know. */
function named(codes: readonly string[], t: Translate<"relations">): string {
  const isNamed = (code: string): code is Criterion => t.has(`criteria.${code}` as `criteria.${Criterion}`);
  return codes
    .filter(isNamed)
    .map((code) => t(`criteria.${code}`))
    .join(", ");
}
