import { staffLogin } from "@sanjog/contract/staff";
import { type StaffLogin, staffLoginSchema } from "@sanjog/domain/staff/staff-forms";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormPassword, FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useT } from "../../platform/locale.tsx";
import { callDesk } from "../desk-client.ts";
import { useRefreshSession } from "../desk-session.ts";
import { RefusedLine } from "../refused-line.tsx";

/** E-mail and password: the first of two steps. `ended` says that a session has just run out. */
export function PasswordStep({ ended }: { ended: boolean }) {
  const t = useT("staff");
  const refresh = useRefreshSession();
  const of = useSchemaForm(staffLoginSchema, { defaults: { email: "", password: "" } });
  async function save(body: StaffLogin) {
    await callDesk(staffLogin, { body });
    await refresh();
  }
  return (
    <FormFrame of={of} onSave={save}>
      <p className="desk-lead">{ended ? t("login.ended") : t("login.lead")}</p>
      <RefusedLine />
      <FormText name="email" type="email" autoComplete="username" autoCapitalize="none" />
      <FormPassword name="password" autoComplete="current-password" />
      <SubmitButton>{t("login.submit")}</SubmitButton>
      <p className="desk-quiet">{t("login.forgot")}</p>
    </FormFrame>
  );
}
