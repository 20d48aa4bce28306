import { accountFields } from "@sanjog/domain/accounts/sign-up";
import * as z from "zod/mini";
import { FormFrame } from "../../form/form-frame.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useT } from "../../platform/locale.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { type SignUpChoices, WhoseProfile } from "./whose-profile.tsx";

const schema = z.object({ profile_for: accountFields.profile_for, gender: accountFields.gender });
export type ProfileForChoice = z.output<typeof schema>;

type Props = { options: SignUpChoices; onSave: (choice: ProfileForChoice) => Promise<void> };

/** Whom a profile is for, and the gender if the relation does not determine it. */
export function WhoseProfileForm({ options, onSave }: Props) {
  const t = useT("accounts");
  const of = useSchemaForm(schema, { defaults: {} });
  return (
    <FormFrame of={of} onSave={onSave}>
      <WhoseProfile options={options} />
      <SubmitButton>{t("verify.save")}</SubmitButton>
    </FormFrame>
  );
}
