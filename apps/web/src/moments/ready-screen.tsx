import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { firstNameFor } from "@sanjog/i18n/name-for";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { StatusStrip } from "../own-status/status-strip.tsx";
import { useLocale, useT, useTexts } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { previewQuery } from "../profiles/view/view-profile-queries.ts";
import { suggestionsQuery } from "../suggestions/queries.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Phul } from "../ui/phul.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { delayed } from "./delayed.ts";
import { FamilyCount } from "./family-count.tsx";
import { MomentFrame } from "./moment-frame.tsx";
import { MomentTitle } from "./moment-title.tsx";
import { OwnCard } from "./own-card.tsx";
import "./ready-screen.css";

const edit_wishes = "/profile-registration-edit/preference";
const edit_photo = "/profile-registration-edit/photo";

/** The profile is complete: the own card as strangers see it, and the number of matching families. */
export function ReadyScreen() {
  useTexts("moments", "suggestions");
  const t = useT("moments");
  const { locale } = useLocale();
  const { user } = useSession();
  const card = useQuery(previewQuery("stranger"));
  const details = user?.profile_details;
  const has_photo = user !== null && user.profile_picture !== null;
  const whose = details?.profile_for === "myself" ? "mine" : "theirs";
  return (
    <MomentFrame className="ready">
      <div className="moment-column ready-words">
        <StepFlowers all={has_photo} />
        {details && (
          <MomentTitle className="ready-title">
            {t(`ready.title.${whose}`, { name: firstNameFor(locale, details) })}
          </MomentTitle>
        )}
        {/* Without a photo, the button below says the same. */}
        {user?.visibility.reasons[0] !== "no_photo" && (
          <div className="w-full overflow-hidden rounded-md text-left">
            <StatusStrip />
          </div>
        )}
      </div>
      <div className="cloth cloth-1 moment-cloth ready-cloth">
        <p className="ready-lead">
          {t(user?.visibility.reach === "everyone" ? "ready.lead_now" : "ready.lead")}
        </p>
        <Loaded from={card} skeleton={<CardSkeleton />}>
          {(profile) => <OwnCard profile={profile} />}
        </Loaded>
      </div>
      <NextSteps has_photo={has_photo} />
    </MomentFrame>
  );
}

/** One flower for each step, and what they mean; a profile is complete without the fifth, the photo. */
function StepFlowers({ all }: { all: boolean }) {
  const t = useT("moments");
  return (
    <div className="ready-flowers">
      <div>
        {wizardSteps.slice(0, all ? undefined : -1).map((step, i) => (
          <span key={step} className="bloom" style={delayed(i * 90)}>
            <Phul thread="marigold" className="ready-flower" />
          </span>
        ))}
      </div>
      {all && <p>{t("ready.steps")}</p>}
    </div>
  );
}

function CardSkeleton() {
  const t = useT("common");
  return (
    <div className="own-card card">
      <span role="status" className="visually-hidden">
        {t("loading.label")}
      </span>
      <Skeleton className="own-card-photo rounded-none!" />
      <Skeleton className="mx-4.5 my-4 h-33" />
    </div>
  );
}

/** How many families match, and one button: a photo if there is none, wider wishes if nobody matches, else the families. */
function NextSteps({ has_photo }: { has_photo: boolean }) {
  const t = useT("moments");
  const suggestions = useQuery(suggestionsQuery(1));
  const total = suggestions.data?.total;
  const first = !has_photo ? "photo" : total === 0 ? "wishes" : "families";
  const to = { photo: edit_photo, wishes: edit_wishes, families: "/suggestion" }[first];
  return (
    <div className="moment-column ready-steps">
      {/* Where the number cannot be loaded, the page works without it. */}
      {suggestions.error && total === undefined ? null : (
        <FamilyCount total={total} suggestions={suggestions.data?.data ?? []} />
      )}
      <ButtonLink look="primary" to={to} className="w-full">
        {t(`ready.${first}`)}
      </ButtonLink>
      <div className="moment-links">
        {first === "photo" ? (
          <Link to="/suggestion" className="moment-link">
            {t("ready.families")}
          </Link>
        ) : (
          <Link to="/summary-details" className="moment-link">
            {t("ready.profile")}
          </Link>
        )}
        <Link to="/biodata" className="moment-link">
          {t("ready.biodata")}
        </Link>
      </div>
    </div>
  );
}
