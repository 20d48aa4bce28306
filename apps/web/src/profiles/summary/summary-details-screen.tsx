import { useState } from "react";
import { useDocumentHead } from "../../platform/document-head.ts";
import { useT, useTexts } from "../../platform/locale.tsx";
import { useSession } from "../../platform/session.ts";
import { useProductName } from "../../platform/site-info.ts";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { useArrivalFocus } from "../../ui/layout/arrival.ts";
import { OwnProfile } from "./own-profile.tsx";
import { ownProfileFrom } from "./own-profile-from.ts";

/** §2: the member's own profile as others see it, and who can open it. */
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
      <h1 ref={heading} tabIndex={-1} className="page-width own-profile-head">
        {t("summary.title")}
      </h1>
      <OwnProfile user={user} profile={profile} />
    </main>
  );
}
