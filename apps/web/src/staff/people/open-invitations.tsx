import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useNow, useTimeWords } from "../time-words.ts";
import { WhyDialog, type WhyQuestion } from "../why-dialog.tsx";
import { type OpenInvitation, usePeopleSteps } from "./queries.ts";

/** The invitations that nobody has accepted yet. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const t = useT("staff");
  const now = useNow();
  const words = useTimeWords();
  const { withdraw } = usePeopleSteps();
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="staff-invitations">
      <h2 id="staff-invitations">{t("people.invitations")}</h2>
      <ul className="desk-rows">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className="desk-row-card">
            <div className="desk-row-words">
              <p>
                <b>{email}</b> <span className="desk-tag">{t(`roles.${role}`)}</span>
              </p>
              <p className="desk-quiet">
                {t("people.link_works", { time: words(Date.parse(expires_at) - now) })}
              </p>
            </div>
            <Button
              className="btn-small"
              aria-label={t("people.withdraw_of", { email })}
              onClick={() =>
                setQuestion({
                  name: `withdraw-${id}`,
                  title: t("people.withdraw_title"),
                  text: t("people.withdraw_text", { email }),
                  yes: t("people.withdraw"),
                  onYes: (body) => withdraw(id, body),
                })
              }
            >
              {t("people.withdraw")}
            </Button>
          </li>
        ))}
      </ul>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}
