import { ChevronRight, Eye } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useDocumentHead } from "../../platform/document-head.ts";
import { useT, useTexts } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { useProductName } from "../../platform/site-info.ts";
import { previewPath } from "../../privacy/preview-viewers.ts";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { VisibilitySwitch } from "../visibility-switch.tsx";
import { OwnProfile } from "./own-profile.tsx";
import { ownProfileFrom } from "./own-profile-from.ts";

/** §2: the member's own profile: who can open it, and the profile as others see it. */
export function SummaryDetailsScreen() {
  useTexts("profiles", "view_profile", "profile_sentences", "relations");
  const t = useT("profiles");
  const product = useProductName();
  const heading = useArrivalFocus();
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const profile = user && ownProfileFrom(user, now);
  useDocumentHead(`${t("summary.title")} · ${product}`);
  if (!profile) return <PageSkeleton />;
  return (
    <main id="content" className="own-profile">
      <div className="page-width own-profile-head">
        <h1 ref={heading} tabIndex={-1}>
          {t("summary.title")}
        </h1>
        <VisibilitySwitch public_profile={user.public_profile} reach={user.visibility.reach}>
          <Link to={previewPath("stranger")} className="own-see-as">
            <Eye aria-hidden="true" size={24} className="flex-none" />
            <span className="min-w-0 grow">{t("summary.see_as")}</span>
            <ChevronRight aria-hidden="true" size={22} className="flex-none" />
          </Link>
        </VisibilitySwitch>
      </div>
      <OwnProfile user={user} profile={profile} />
    </main>
  );
}
