import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { useTexts } from "../../platform/locale.tsx";
import { previewViewerFrom } from "../../privacy/preview-viewers.ts";
import { privacyQueries } from "../../privacy/queries.ts";
import { Failed } from "../../ui/feedback/loaded.tsx";
import { ViewProfile } from "../view/view-profile.tsx";
import { previewQuery } from "../view/view-profile-queries.ts";
import { ViewProfileSkeleton } from "../view/view-profile-skeleton.tsx";
import { PreviewChoices } from "./preview-choices.tsx";
import { PreviewStrip } from "./preview-strip.tsx";

/** The member's own profile as the server presents it to a stranger or a connection, without anything to do. */
export function PreviewScreen() {
  useTexts("preview", "view_profile", "profile_sentences", "relations");
  const viewer = previewViewerFrom(useParams().viewer);
  const profile = useQuery({ ...previewQuery(viewer ?? "stranger"), enabled: viewer !== null });
  const items = useQuery(privacyQueries.all());
  if (viewer === null) return <Navigate to="/privacy-setting" replace />;
  const failed = profile.error ?? items.error;
  const loaded = profile.data && items.data;
  return (
    <main id="content" className="profile-page">
      <PreviewStrip viewer={viewer} />
      {loaded ? (
        <ViewProfile
          profile={profile.data}
          choices={<PreviewChoices profile={profile.data} items={items.data} />}
        />
      ) : failed ? (
        <Failed
          error={failed}
          onRetry={() => Promise.all([profile.refetch(), items.refetch()])}
          busy={profile.isFetching || items.isFetching}
        />
      ) : (
        <ViewProfileSkeleton />
      )}
    </main>
  );
}
