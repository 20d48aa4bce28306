import { type StaffRole, staffRoles } from "@sanjog/domain/staff/roles";
import { roleChangeSchema } from "@sanjog/domain/staff/staff-forms";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormSelect } from "../../form/text-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RefusedLine } from "../refused-line.tsx";
import { useKeptForm } from "../typed-text.ts";
import { WhyField } from "../why-dialog.tsx";
import { type StaffPerson, usePeopleSteps } from "./queries.ts";

type Props = { person: StaffPerson | null; onClose: () => void };

/** Proposes another role for somebody; a second person approves it. */
export function RoleDialog({ person, onClose }: Props) {
  const t = useT("staff");
  return (
    <Modal
      open={person !== null}
      onClose={onClose}
      title={person ? t("people.role_title", { name: person.name }) : ""}
    >
      {person && <RoleForm key={person.id} person={person} onDone={onClose} />}
    </Modal>
  );
}

function RoleForm({ person, onDone }: { person: StaffPerson; onDone: () => void }) {
  const t = useT("staff");
  const { propose } = usePeopleSteps();
  const others = staffRoles.filter((role) => role !== person.role);
  const of = useKeptForm(`role-${person.id}`, roleChangeSchema, { role: others[0] ?? "lead", why: "" });
  async function save(body: { role: StaffRole; why: string }) {
    await propose(person.id, body);
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <p className="desk-lead">{t("people.role_text")}</p>
      <RefusedLine />
      <FormSelect
        name="role"
        label={t("people.new_role")}
        placeholder={null}
        options={others.map((id) => ({ id, title: t(`roles.${id}`) }))}
      />
      <WhyField />
      <SubmitButton>{t("people.propose")}</SubmitButton>
    </FormFrame>
  );
}
