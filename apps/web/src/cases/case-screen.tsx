import { isPictureReason } from "@sanjog/domain/reports/report";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { AskSteps } from "../approvals/ask-steps.tsx";
import { DeskNumber } from "../approvals/desk-number.tsx";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { DeskPage } from "../staff/desk-page.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { AboutMember } from "./about-member.tsx";
import { AboutReporter } from "./about-reporter.tsx";
import { CaseActions } from "./case-actions.tsx";
import { CaseNotes } from "./case-notes.tsx";
import { useCaseTitle } from "./case-title.ts";
import { DecideBar } from "./decide-bar.tsx";
import { DecisionForm } from "./decision/decision-form.tsx";
import { DueClock } from "./due-clock.tsx";
import { KeyHelpButton } from "./key-help.tsx";
import { PastCases } from "./past-cases.tsx";
import { PersonToMeet } from "./person-to-meet.tsx";
import { PrivateDetails } from "./private-details.tsx";
import { PrivateRequests } from "./private-requests.tsx";
import { type CaseFile, caseQuery, useCaseSteps } from "./queries.ts";
import { useQueuePlace } from "./queue-place.ts";
import { ReportedText } from "./reported-text.tsx";
import { ReviewContent } from "./review/review-content.tsx";
import { useCaseKeys } from "./use-case-keys.ts";
import { useOpenCase } from "./use-open-case.ts";

const keys = ["j", "k", "n", "u", "?"] as const;
const review_keys = ["y", "a", "no", "s", "z", "j", "k", "u", "?"] as const;

/** One case: what was reported, the two people, the decision, then what may be needed besides, earlier cases and notes. */
export function CaseScreen() {
  const t = useT("cases");
  const { id = "" } = useParams();
  const found = useQuery(caseQuery(id));
  const title = useCaseTitle();
  const is_review = found.data?.kind === "review" && found.data.member !== null;
  useCaseKeys(id, is_review);
  const { error } = found;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <NotHeld id={id} closed={error.status === 404} />;
  return (
    <DeskPage
      key={id}
      title={found.data ? title(found.data) : t("case")}
      lead={found.data && <DueClock due_at={found.data.due_at} />}
      action={<KeyHelpButton keys={is_review ? review_keys : keys} />}
    >
      <Loaded from={found}>{(file) => <CaseContent file={file} />}</Loaded>
    </DeskPage>
  );
}

function CaseContent({ file }: { file: CaseFile }) {
  const t = useT("cases");
  const { leave } = useCaseSteps();
  if (file.kind === "review" && file.member) return <ReviewContent file={file} member={file.member} />;
  const done = (message: string | undefined) => void leave(file.id, message);
  return (
    <div className="desk-case">
      <div className="desk-sections">
        <Facts file={file} />
        <DecideBar due_at={file.due_at} />
      </div>
      <div className="desk-answer" id="case-answer" tabIndex={-1}>
        <CaseActions file={file} />
        {file.kind === "in_person" && <DeskNumber case_id={file.id} onSent={done} />}
        <DecisionForm about={file} onDecided={done} />
        {file.member && <AskSteps case_id={file.id} case_kind={file.kind} sender={file.sender ?? "desk"} />}
      </div>
      <div className="desk-sections">
        {file.member && (
          <section aria-labelledby="case-history">
            <h2 id="case-history">{t("history.of_member")}</h2>
            <PastCases cases={file.member.history} />
          </section>
        )}
        <CaseNotes id={file.id} notes={file.notes} />
      </div>
    </div>
  );
}

/** Why the case exists, and the people whom it concerns. */
function Facts({ file }: { file: CaseFile }) {
  return (
    <>
      {file.kind === "pressure" && <PrivateRequests file={file} />}
      {file.kind !== "pressure" && file.kind !== "in_person" && <ReportedText file={file} />}
      {file.to_meet && <PersonToMeet id={file.id} person={file.to_meet} />}
      {file.member ? (
        <AboutMember id={file.id} kind={file.kind} member={file.member} />
      ) : (
        isPictureReason(file.reason ?? undefined) && <PrivateDetails id={file.id} />
      )}
      {file.reporter && <AboutReporter reporter={file.reporter} />}
    </>
  );
}

/** A case is read by the one who has it: others take it first. */
function NotHeld({ id, closed }: { id: string; closed: boolean }) {
  const t = useT("cases");
  const open = useOpenCase();
  const { queue } = useQueuePlace();
  return (
    <DeskPage
      narrow
      title={t(closed ? "closed.title" : "not_held.title")}
      lead={t(closed ? "closed.text" : "not_held.text")}
    >
      <div className="desk-row">
        {!closed && (
          <Button look="primary" onClick={() => void open({ id, mine: false })}>
            {t("take")}
          </Button>
        )}
        <ButtonLink to={queue}>{t("to_queue")}</ButtonLink>
      </div>
    </DeskPage>
  );
}
