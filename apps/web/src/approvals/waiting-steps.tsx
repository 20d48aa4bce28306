import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { WhyDialog, type WhyQuestion } from "../staff/why-dialog.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Modal } from "../ui/modal.tsx";
import { ContactList } from "./contact-list.tsx";
import { approvalsQuery, type ContactDetails } from "./queries.ts";
import { StepRow } from "./step-row.tsx";

/** The steps that wait for a second person, and one's own that can be opened. */
export function WaitingSteps() {
  const t = useT("approvals");
  const steps = useQuery(approvalsQuery);
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const [contact, setContact] = useState<ContactDetails | null>(null);
  return (
    <section aria-labelledby="waiting-steps">
      <h2 id="waiting-steps">{t("waiting")}</h2>
      <Loaded from={steps} empty={<p className="desk-quiet">{t("none")}</p>}>
        {(all) => (
          <ul className="desk-rows">
            {all.map((step) => (
              <StepRow key={step.id} step={step} onAsk={setQuestion} onContact={setContact} />
            ))}
          </ul>
        )}
      </Loaded>
      <WhyDialog question={question} onClose={() => setQuestion(null)} />
      <Modal open={contact !== null} onClose={() => setContact(null)} title={t("contact_title")}>
        {contact && <ContactList details={contact} />}
      </Modal>
    </section>
  );
}
