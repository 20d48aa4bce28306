import type { Suggestion } from "@sanjog/contract/suggestions";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { MatchReasons } from "../relations/match-reasons.tsx";
import { offeredOf, stateOf } from "../relations/member-state.ts";
import { memberWithRelationOf, profilePath } from "../relations/member-words.ts";
import { StateBadge } from "../relations/state-badge.tsx";
import { StepButton } from "../relations/step-button.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { ReportButton } from "../reports/report-button.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { OtherName } from "../ui/other-name.tsx";
import { CardFacts } from "./card-facts.tsx";

type Props = { suggestion: Suggestion; ask: AskStep };

/** One suggested member: picture, facts, how well the two fit, and the possible actions. */
export function SuggestionCard({ suggestion, ask }: Props) {
  const t = useT("relations");
  const title = useId();
  const { user_id, profile_details, profile_picture, match } = suggestion;
  const { locale } = useLocale();
  const { name, other } = nameFor(locale, profile_details);
  const state = stateOf(suggestion.relation);
  return (
    <li aria-labelledby={title} className="card flex flex-col overflow-hidden">
      <div className="relative">
        <MemberPicture picture={profile_picture} name={name} id={user_id} className="aspect-square w-full" />
        <span className="absolute bottom-4 left-4 rounded-sm bg-surface px-3 py-1 font-strong leading-(--lh-ui) shadow-1">
          {t("years", { age: String(profile_details.age) })}
        </span>
      </div>
      <div className="kinari-white" />
      <div className="flex grow flex-col gap-4 p-5 pt-3">
        <div className="flex items-start justify-between">
          <div className="min-w-0">
            <h2 id={title} lang={langOf(name)} className="line-clamp-3 wrap-anywhere">
              {name}
            </h2>
            <OtherName name={other} />
          </div>
          <ReportButton
            className="-my-2 -mr-3 -ml-1"
            reported={{ met: memberWithRelationOf(suggestion, locale), main_photo: profile_picture }}
            ask={ask}
          />
        </div>
        {state && <StateBadge state={state} />}
        <CardFacts suggestion={suggestion} />
        {profile_details.express_yourself && (
          <p
            lang={langOf(profile_details.express_yourself)}
            className="line-clamp-4 border-l-4 border-haldi pl-4 leading-(--lh-ui)"
          >
            {profile_details.express_yourself}
          </p>
        )}
        <MatchReasons match={match} />
        <Actions suggestion={suggestion} ask={ask} />
      </div>
    </li>
  );
}

function Actions({ suggestion, ask }: Props) {
  const t = useT("relations");
  const { locale } = useLocale();
  const met = memberWithRelationOf(suggestion, locale);
  const [main] = offeredOf(suggestion.relation, ["send_request", "accept"]);
  const others = offeredOf(suggestion.relation, ["shortlist", "unshortlist", "block"]);
  return (
    <div className="mt-auto grid gap-3 pt-1">
      {main && <StepButton step={main} met={met} ask={ask} look="primary" />}
      <ButtonLink
        to={profilePath(met.user_id)}
        aria-label={t("view_profile_of", { name: met.name })}
        className="min-h-(--touch-lg)"
      >
        <span className="inline-flex items-center gap-3">
          {t("view_profile")}
          <ChevronRight aria-hidden="true" size={22} />
        </span>
      </ButtonLink>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-2 gap-y-1">
        {others.map((step) => (
          <StepButton key={step} step={step} met={met} ask={ask} look="quiet" />
        ))}
      </div>
    </div>
  );
}
