import { inviteSchema, type NewInvitation } from "@sanjog/domain/staff/staff-forms";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormSelect, FormText } from "../../form/text-inputs.tsx";
import { useLocale, useT } from "../../platform/locale.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RefusedLine } from "../refused-line.tsx";
import { useKeptForm } from "../typed-text.ts";
import { WhyField } from "../why-dialog.tsx";
import { usePeopleSteps } from "./queries.ts";

type Props = { open: boolean; onClose: () => void };

/** Invites a moderator by mail. */
export function InviteDialog({ open, onClose }: Props) {
  const t = useT("staff");
  return (
    <Modal open={open} onClose={onClose} title={t("people.invite")}>
      <InviteForm onDone={onClose} />
    </Modal>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useT("staff");
  const { locale } = useLocale();
  const { invite } = usePeopleSteps();
  const of = useKeptForm("invite", inviteSchema, { email: "", locale, why: "" });
  async function save(body: NewInvitation) {
    await invite(body);
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <p className="desk-lead">{t("people.invite_text")}</p>
      <RefusedLine />
      <FormText name="email" type="email" autoComplete="off" autoCapitalize="none" />
      <FormSelect
        name="locale"
        label={t("people.mail_language")}
        placeholder={null}
        options={[
          { id: "pb", title: t("people.punjabi") },
          { id: "en", title: t("people.english") },
        ]}
      />
      <WhyField />
      <SubmitButton>{t("people.send_invitation")}</SubmitButton>
    </FormFrame>
  );
}
