import { UserRoundCog } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { useOwnName } from "../../platform/own-name.ts";
import { useSession } from "../../platform/session.ts";
import { PreviewLinks } from "../../privacy/preview-links.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { VisibilitySwitch } from "../visibility-switch.tsx";
import { SummaryHead } from "./summary-head.tsx";
import { SummaryPhotos } from "./summary-photos.tsx";
import { CareerSummary, FamilySummary, PersonalSummary } from "./summary-sections.tsx";

/** §2: the member's own profile as a summary, with links to edit each part. */
export function SummaryDetailsScreen() {
  const t = useT("profiles");
  const words = useT("common");
  const { user } = useSession();
  const name = useOwnName();
  if (!user) return <PageSkeleton />;
  const { profile_details, family_details, career_details } = user;
  return (
    <Page title={t("summary.title")}>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[17rem_1fr] lg:grid-cols-[22rem_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <SummaryHead user={user} />
          <VisibilitySwitch public_profile={user.public_profile} reach={user.visibility.reach} />
          <PreviewLinks />
          <ButtonLink to="/account" icon={<UserRoundCog aria-hidden="true" size={22} />}>
            {words("nav.account")}
          </ButtonLink>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {profile_details && <PersonalSummary details={profile_details} />}
          {family_details && <FamilySummary details={family_details} />}
          {career_details && <CareerSummary details={career_details} />}
          <SummaryPhotos pictures={user.post_pictures} name={name} />
        </div>
      </div>
    </Page>
  );
}
