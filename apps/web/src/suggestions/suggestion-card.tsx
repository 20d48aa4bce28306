import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { nameFor } from "@sanjog/i18n/name-for";
import { Ellipsis, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { pictureAt } from "../platform/pictures.ts";
import { profilePath } from "../platform/profile-path.ts";
import { useSession } from "../platform/session.ts";
import { usePrepareProfile } from "../profiles/view/prepare-profile.ts";
import { stateOf } from "../relations/member-state.ts";
import { memberWithRelationOf } from "../relations/member-words.ts";
import { ReasonList } from "../relations/reason-list.tsx";
import { RequestSent } from "../relations/request-sent.tsx";
import { SidesLine } from "../relations/sides-line.tsx";
import { StateBadge } from "../relations/state-badge.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { classes } from "../ui/classes.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { OwnWords } from "../ui/person/own-words.tsx";
import { NameAndAge, PlatedPhoto } from "../ui/person/plated-photo.tsx";
import { RoundButton } from "../ui/person/round-button.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardFacts, HiddenDetails } from "./card-facts.tsx";
import { MissedLine } from "./missed-line.tsx";
import { type ListedSuggestion, sidesOf } from "./suggestions-state.ts";

type Props = {
  suggestion: ListedSuggestion;
  reasons: readonly ShownReason[];
  ask: AskStep;
  /** Opens the sheet with the actions that are needed rarely. */
  onMore: (button: HTMLButtonElement) => void;
  /** The request that was sent from this card a moment ago. */
  sent_request_id: string | null;
  /** A number that changes whenever the card takes the focus; 0 for never. */
  focus: number;
};

/** One fits on a line of a card, before how well both sides match. */
const most_chips = 1;

/** One suggested member. The whole card opens the profile; its buttons lie above that link. */
export function SuggestionCard({ suggestion, reasons, ask, onMore, sent_request_id, focus }: Props) {
  const t = useT("relations");
  const title = useId();
  const prepare = usePrepareProfile();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focus > 0) link.current?.focus({ preventScroll: true });
  }, [focus]);
  const { locale } = useLocale();
  const home = useSession().user?.career_details?.country.name;
  const { user_id, profile_details: person, profile_picture, match, relation } = suggestion;
  const { name } = nameFor(locale, person);
  const state = stateOf(relation);
  const { missed } = suggestion;
  const faceless = pictureAt(profile_picture, "card") === null;
  // The second list has a heading of its own.
  const Heading = missed ? "h3" : "h2";
  const met = memberWithRelationOf(suggestion, locale);
  return (
    <li aria-labelledby={title} className="card person-card">
      <PlatedPhoto
        className={classes("person-photo", faceless && "person-photo-low")}
        photo={<MemberPicture picture={profile_picture} name={name} id={user_id} className="size-full" />}
        over={
          <RoundButton
            Icon={Ellipsis}
            label={t("more_about", { name })}
            overPhoto
            className="above-link self-start justify-self-end"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onMore(currentTarget)}
          />
        }
      >
        <Heading id={title}>
          <CardLink ref={link} to={profilePath(user_id)} prepare={() => prepare(user_id)}>
            <NameAndAge name={name} age={person.age} />
          </CardLink>
        </Heading>
      </PlatedPhoto>
      {missed && <MissedLine missed={missed} />}
      <CardFacts of={suggestion} home={home} />
      <div className="person-why">
        <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-2 empty:hidden">
          {state && state !== "shortlisted" && <StateBadge small state={state} />}
          <ReasonList reasons={reasons} most={most_chips} />
          <SidesLine met={sidesOf(suggestion)} />
        </div>
        {match.same_gotra && <SharedGotra />}
        <OwnWords text={person.express_yourself} long={faceless} />
      </div>
      <HiddenDetails of={suggestion} />
      <div className="person-foot above-link">
        {sent_request_id === null ? (
          <CardActions relation={relation} met={met} ask={ask} />
        ) : (
          <RequestSent just_sent met={{ ...met, request_id: sent_request_id }} ask={ask} />
        )}
      </div>
    </li>
  );
}

/** The warning that decisions §5 promise to families who did not choose to avoid a shared gotra. */
function SharedGotra() {
  const t = useT("relations");
  return (
    <p className="flex items-center gap-2 text-xs leading-(--lh-ui) font-strong text-haldi-ink">
      <TriangleAlert aria-hidden="true" size={18} className="flex-none" />
      {t("match.same_gotra")}
    </p>
  );
}
