import { type AskedInCase, askedInCase, judgeAsking } from "@sanjog/domain/approvals/approval";
import type { RequestSender } from "@sanjog/domain/approvals/request-sender";
import type { CaseKind } from "@sanjog/domain/cases/case";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useDeskAccount } from "../staff/desk-session.ts";
import { WhyDialog, type WhyQuestion } from "../staff/why-dialog.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useApprovalSteps } from "./queries.ts";

type Props = { case_id: string; case_kind: CaseKind; sender: RequestSender };

/** What somebody with this role can ask a second person for in a case about a member. */
export function AskSteps({ case_id, case_kind, sender }: Props) {
  const t = useT("approvals");
  const account = useDeskAccount();
  const { ask } = useApprovalSteps();
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const role = account?.role ?? "moderator";
  const held = { case_kind, role, about_somebody: true, sender };
  const kinds = askedInCase.filter((kind) => judgeAsking(kind, held).ok);
  if (kinds.length === 0) return null;
  const put = (kind: AskedInCase) =>
    setQuestion({
      name: `ask-${kind}-${case_id}`,
      title: t(`ask.${kind}`),
      text: t(`ask_text.${kind}`),
      yes: t("send"),
      danger: kind === "erasure",
      onYes: ({ why }) => ask(case_id, { kind, why }),
    });
  return (
    <section aria-labelledby="case-two-people">
      <h2 id="case-two-people">{t("title")}</h2>
      <p className="desk-quiet">{t("lead")}</p>
      <div className="desk-row">
        {kinds.map((kind) => (
          <Button key={kind} className="btn-small" onClick={() => put(kind)}>
            {t(`ask.${kind}`)}
          </Button>
        ))}
      </div>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}
