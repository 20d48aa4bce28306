import { saveNominee } from "@sanjog/contract/account-lifecycle";
import { type Nominee, nomineeSchema } from "@sanjog/domain/account-lifecycle/nominee";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { useQueryClient } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { EmailOrPhoneField } from "../accounts/email-or-phone-field.tsx";
import { SubmitButton } from "../accounts/submit-button.tsx";
import { FormFrame } from "../form/form-frame.tsx";
import { FormPassword, FormText } from "../form/text-inputs.tsx";
import { useField } from "../form/use-field.ts";
import { useSchemaForm } from "../form/use-schema-form.ts";
import { call } from "../platform/api-client.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Modal } from "../ui/modal.tsx";
import { accountLifecycleQueries } from "./queries.ts";

const schema = z.extend(nomineeSchema, {
  password: z.string("required").check(z.minLength(1, "required")),
});

type Props = { open: boolean; nominee: Nominee | null; onClose: () => void };

/** Names the person who may act for the member, or changes who it is. */
export function NomineeDialog({ open, nominee, onClose }: Props) {
  const t = useT("account_lifecycle");
  return (
    <Modal open={open} onClose={onClose} title={t(nominee ? "nominee.change_title" : "nominee.name_title")}>
      <NomineeForm nominee={nominee} onDone={onClose} />
    </Modal>
  );
}

function NomineeForm({ nominee, onDone }: { nominee: Nominee | null; onDone: () => void }) {
  const t = useT("account_lifecycle");
  const client = useQueryClient();
  const { name = "", relation = "", contact = "" } = nominee ?? {};
  const of = useSchemaForm(schema, { defaults: { name, relation, contact, password: "" } });
  async function save(body: Nominee & { password: string }) {
    const { data, message } = await call(saveNominee, { body });
    client.setQueryData(accountLifecycleQueries.nominee().queryKey, data.nominee);
    showToast("success", message ?? "");
    onDone();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <FormText name="name" autoComplete="off" />
      <FormText name="relation" autoComplete="off" />
      <ContactField start={spacedPhone(contact)} />
      <FormPassword name="password" label={t("leave.confirm")} autoComplete="current-password" />
      <SubmitButton>{t("nominee.save")}</SubmitButton>
    </FormFrame>
  );
}

function ContactField({ start }: { start: string }) {
  const { field } = useController({ name: "contact" });
  const { label, error } = useField({ name: "contact" });
  return (
    <EmailOrPhoneField
      name="contact"
      ref={field.ref}
      label={label}
      error={error}
      start={start}
      onChange={field.onChange}
    />
  );
}
