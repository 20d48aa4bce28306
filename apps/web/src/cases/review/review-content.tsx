import { refusalOfProfile } from "@sanjog/domain/reviews/review-parts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { useDeskAccount } from "../../staff/desk-session.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { CaseActions } from "../case-actions.tsx";
import { CaseNotes } from "../case-notes.tsx";
import { DecisionForm } from "../decision/decision-form.tsx";
import { MemberFacts } from "../member-facts.tsx";
import { PastCases } from "../past-cases.tsx";
import { PrivateDetails } from "../private-details.tsx";
import type { CaseFile } from "../queries.ts";
import { type CaseReview, reviewQuery, useReviewSteps } from "./queries.ts";
import { ReviewBar } from "./review-bar.tsx";
import { type Refusing, ReviewForm } from "./review-form.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { ReviewRounds } from "./review-rounds.tsx";
import { ReviewedProfile } from "./reviewed-profile.tsx";

type Props = { file: CaseFile; member: NonNullable<CaseFile["member"]> };

/** A profile that waits for its review: photos beside the profile as others will read it, and three answers. */
export function ReviewContent({ file, member }: Props) {
  const { locale } = useLocale();
  const found = useQuery(reviewQuery(file.id, locale));
  return (
    <>
      <CaseActions file={file} />
      <Loaded from={found}>{(review) => <Reviewed file={file} member={member} review={review} />}</Loaded>
    </>
  );
}

function Reviewed({ file, member, review }: Props & { review: CaseReview }) {
  const t = useT("cases");
  const role = useDeskAccount()?.role ?? "moderator";
  const { approve, goOn } = useReviewSteps();
  const [form, setForm] = useState<Refusing | null>(null);
  const done = (message: string | undefined) => void goOn(file.id, message ?? "");
  return (
    <>
      <div className="desk-review">
        <ReviewPhotos id={file.id} pictures={member.pictures} />
        <div className="desk-review-words">
          <MemberFacts member={member} />
          {form && (
            <ReviewForm
              key={form}
              kind={form}
              file={file}
              profile_version={review.profile_version}
              onDone={done}
              onCancel={() => setForm(null)}
            />
          )}
          <ReviewRounds rounds={review.rounds} />
          <section aria-labelledby="review-profile">
            <h2 id="review-profile">{t("review.profile")}</h2>
            {review.lines.length > 0 ? (
              <ReviewedProfile
                lines={review.lines}
                changed={review.rounds[0]?.changed ?? []}
                doubts={member.review_notes.map(({ field }) => field)}
              />
            ) : (
              <p className="desk-quiet">{t("review.not_whole")}</p>
            )}
          </section>
          <div className="desk-review-more">
            <PastCases cases={member.history} />
            <PrivateDetails id={file.id} />
            <details className="desk-history">
              <summary>{t("review.others")}</summary>
              <DecisionForm about={file} profile_version={review.profile_version} onDecided={done} />
            </details>
            <CaseNotes id={file.id} notes={file.notes} />
          </div>
        </div>
      </div>
      {!form && (
        <ReviewBar
          onYes={() => approve(file.id, review.profile_version)}
          onAsk={() => setForm("ask_changes")}
          onNo={() => setForm(refusalOfProfile(role))}
        />
      )}
    </>
  );
}
