import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { PageSkeleton } from "../ui/feedback/page-skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { BiodataForm } from "./biodata-form.tsx";
import { BiodataReady } from "./biodata-ready.tsx";

/** The screen on which members make a one-page PDF of their own profile. */
export function BiodataScreen() {
  const t = useT("biodata");
  const common = useT("common");
  const { user } = useSession();
  const [sheet, setSheet] = useState<Blob | null>(null);
  if (!user) return <PageSkeleton />;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      narrow
      above={
        <ButtonLink
          to="/summary-details"
          look="quiet"
          className="mb-4 -ml-3"
          icon={<ArrowLeft aria-hidden="true" size={22} />}
        >
          {common("nav.my_profile")}
        </ButtonLink>
      }
    >
      {/* Hidden, not removed: after a change the choice is as it was. */}
      <div hidden={sheet !== null}>
        <BiodataForm has_picture={user.profile_picture !== null} onMade={setSheet} />
      </div>
      {sheet && <BiodataReady sheet={sheet} onChange={() => setSheet(null)} />}
    </Page>
  );
}
