import type { MemberProfile } from "@sanjog/contract/member-view";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useParams } from "react-router";
import { useOpenGoodNews } from "../notifications/queries.ts";
import { useT } from "../platform/locale.tsx";
import { memberProfileQuery } from "../profiles/view/view-profile-queries.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Failed } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { MomentFrame } from "./moment-frame.tsx";
import { after_moment } from "./moment-links.tsx";
import { useCompleteMoment } from "./use-complete-moment.ts";

type Props = {
  moment: "connected" | "matched";
  /** Whether this moment has come between the viewer and the other member. */
  has_come: (profile: MemberProfile) => boolean;
  skeleton: ReactNode;
  children: (profile: MemberProfile) => ReactNode;
};

const kind_of = { connected: "request_accepted", matched: "proposal_accepted" } as const;

/** Records that this moment was seen, however the page was reached, so that it does not open by itself again. */
function useOpened(moment: Props["moment"], user_id: string | null): void {
  const openGoodNews = useOpenGoodNews();
  useEffect(() => {
    if (user_id !== null) openGoodNews({ kind: kind_of[moment], user_id }).catch(() => undefined);
  }, [openGoodNews, moment, user_id]);
}

/** Loads what a moment shows, so that nothing moves later; says so while that fails, and when the moment has not come. */
export function MomentProfile({ moment, has_come, skeleton, children }: Props) {
  const t = useT("moments");
  const { user_id = "" } = useParams();
  const { data, error, refetch, isFetching } = useQuery(memberProfileQuery(user_id));
  const come = data !== undefined && has_come(data);
  const complete = useCompleteMoment(come ? data : null);
  useOpened(moment, come ? user_id : null);
  if (come) return complete ? children(data) : skeleton;
  if (!data && !error) return skeleton;
  return (
    <MomentFrame>
      {data ? (
        <Notice
          level={1}
          title={t(`not_yet.${moment}`)}
          action={<ButtonLink to={after_moment}>{t("to_today")}</ButtonLink>}
        />
      ) : (
        error && <Failed error={error} onRetry={refetch} busy={isFetching} />
      )}
    </MomentFrame>
  );
}
