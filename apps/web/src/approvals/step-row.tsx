import { useT } from "../platform/locale.tsx";
import { useNow, useTimeWords } from "../staff/time-words.ts";
import type { WhyQuestion } from "../staff/why-dialog.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { OpenButton } from "./open-button.tsx";
import { type Approval, type ContactDetails, useApprovalSteps } from "./queries.ts";

type Props = {
  step: Approval;
  onAsk: (question: WhyQuestion) => void;
  onContact: (details: ContactDetails) => void;
};

/** One step: what it is, who asks and why, and what this person can do about it. */
export function StepRow({ step, onAsk, onContact }: Props) {
  const t = useT("approvals");
  const words = useTimeWords();
  const now = useNow();
  const title = useStepTitle()(step);
  const { why, place, asked_by, expires_at, open_until, profile_number, case_id, phone_number } = step;
  const left = words(Date.parse(open_until ?? expires_at) - now);
  return (
    <li className="desk-row-card">
      <div className="desk-row-words">
        <p>
          <b>{title}</b>
        </p>
        {profile_number && <p>{t("about", { number: profile_number })}</p>}
        {phone_number && <p translate="no">{t("in_person.number", { number: phone_number })}</p>}
        {place && <p>{t("place", { place })}</p>}
        <p className="desk-words">{why}</p>
        <p className="desk-quiet">
          {open_until ? t("opens", { time: left }) : t("by", { name: asked_by, time: left })}
        </p>
      </div>
      <div className="desk-row">
        <CaseLink case_id={case_id} />
        {open_until ? (
          <OpenButton step={step} onContact={onContact} />
        ) : (
          <Answers step={step} title={title} onAsk={onAsk} />
        )}
      </div>
    </li>
  );
}

function useStepTitle(): (step: Approval) => string {
  const t = useT("approvals");
  const staff = useT("staff");
  return ({ kind, role_change }) => {
    if (kind !== "role") return t(`kinds.${kind}`);
    return t("role_change", {
      name: role_change?.name ?? "",
      before: staff(`roles.${role_change?.present_role ?? "moderator"}`),
      after: staff(`roles.${role_change?.role ?? "moderator"}`),
    });
  };
}

function CaseLink({ case_id }: { case_id: string | null }) {
  const t = useT("cases");
  if (!case_id) return null;
  return (
    <ButtonLink className="btn-small" to={`/desk/cases/${case_id}`}>
      {t("waiting.case")}
    </ButtonLink>
  );
}

/** The second person approves or refuses; the person who asked withdraws. */
function Answers({ step, title, onAsk }: { step: Approval; title: string; onAsk: Props["onAsk"] }) {
  const t = useT("approvals");
  const cases = useT("cases");
  const { approve, end } = useApprovalSteps();
  const { id, kind, mine, may_approve } = step;
  const askApproval = () =>
    onAsk({
      name: `approve-${id}`,
      title: t("approve_title"),
      text: (
        <>
          <b>{title}</b>
          <br />
          {t(`approve_text.${kind}`)}
        </>
      ),
      yes: t("approve"),
      danger: kind === "erasure",
      onYes: (body) => approve(id, body),
    });
  const askEnd = (word: "refuse" | "withdraw") =>
    onAsk({
      name: `${word}-${id}`,
      title: t(`${word}_title`),
      text: t("refuse_text"),
      yes: t(word),
      onYes: (body) => end(id, body),
    });
  if (mine)
    return (
      <Button className="btn-small" onClick={() => askEnd("withdraw")}>
        {t("withdraw")}
      </Button>
    );
  if (!may_approve) return <p className="desk-quiet">{cases("waiting.someone_else")}</p>;
  return (
    <>
      <Button className="btn-small" onClick={askApproval}>
        {t("approve")}
      </Button>
      <Button className="btn-small" onClick={() => askEnd("refuse")}>
        {t("refuse")}
      </Button>
    </>
  );
}
