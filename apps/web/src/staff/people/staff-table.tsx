import { formatDate } from "@sanjog/i18n/format";
import { useState } from "react";
import { useLocale, useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useDeskAccount } from "../desk-session.ts";
import { WhyDialog, type WhyQuestion } from "../why-dialog.tsx";
import { type StaffPerson, usePeopleSteps } from "./queries.ts";
import { RoleDialog } from "./role-dialog.tsx";

/** The accounts of the desk with what a keeper may do about each but their own. */
export function StaffTable({ people }: { people: readonly StaffPerson[] }) {
  const t = useT("staff");
  const own = useDeskAccount();
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const [changing, setChanging] = useState<StaffPerson | null>(null);
  return (
    <section aria-labelledby="staff-accounts">
      <h2 id="staff-accounts">{t("people.accounts")}</h2>
      <ul className="desk-rows">
        {people.map((person) => (
          <li key={person.id} className="desk-row-card">
            <About person={person} is_own={person.id === own?.id} />
            {person.id !== own?.id && (
              <Actions person={person} onAsk={setQuestion} onChangeRole={() => setChanging(person)} />
            )}
          </li>
        ))}
      </ul>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
      <RoleDialog person={changing} onClose={() => setChanging(null)} />
    </section>
  );
}

function About({ person, is_own }: { person: StaffPerson; is_own: boolean }) {
  const t = useT("staff");
  const { locale } = useLocale();
  const { name, email, role, has_second_factor, signed_in_at } = person;
  return (
    <div className="desk-row-words">
      <p>
        <b>{name}</b> {is_own && <span className="desk-quiet">({t("people.you")})</span>}{" "}
        <span className="desk-tag">{t(`roles.${role}`)}</span>
      </p>
      <p className="desk-quiet">{email}</p>
      <p className="desk-quiet">
        {signed_in_at
          ? t("people.last_login", { date: formatDate(locale, signed_in_at) })
          : t("people.never_logged_in")}
      </p>
      {!has_second_factor && <p className="desk-warning">{t("people.no_second_factor")}</p>}
    </div>
  );
}

type ActionsProps = {
  person: StaffPerson;
  onAsk: (question: WhyQuestion) => void;
  onChangeRole: () => void;
};

function Actions({ person, onAsk, onChangeRole }: ActionsProps) {
  const t = useT("staff");
  const steps = usePeopleSteps();
  const { id, name } = person;
  return (
    <div className="desk-row" role="group" aria-label={name}>
      <Button className="btn-small" onClick={onChangeRole}>
        {t("people.change_role")}
      </Button>
      <Button
        className="btn-small"
        onClick={() =>
          onAsk({
            name: `logout-${id}`,
            title: t("people.log_out_title", { name }),
            text: t("people.log_out_text"),
            yes: t("people.log_out"),
            onYes: (body) => steps.signOut(id, body),
          })
        }
      >
        {t("people.log_out")}
      </Button>
      <Button
        look="danger"
        className="btn-small"
        onClick={() =>
          onAsk({
            name: `end-${id}`,
            title: t("people.end_title", { name }),
            text: t("people.end_text"),
            yes: t("people.end"),
            danger: true,
            onYes: (body) => steps.end(id, body),
          })
        }
      >
        {t("people.end")}
      </Button>
    </div>
  );
}
