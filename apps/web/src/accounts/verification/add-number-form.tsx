import { addPhoneNumber } from "@sanjog/contract/accounts";
import { accountFields } from "@sanjog/domain/accounts/sign-up";
import * as z from "zod/mini";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormPhone } from "../../form/special-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { type CallAnswer, call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { PasswordWhereNeeded } from "../password/password-where-needed.tsx";
import { usePhoneCountries } from "../queries.ts";
import { SubmitButton } from "../submit-button.tsx";
import { forgetVerification } from "../verification-store.ts";

/** A phone number whose verification has begun. */
export type AddedNumber = Pick<
  CallAnswer<typeof addPhoneNumber>["data"],
  "session_key" | "whatsapp_link" | "number_ways"
> & {
  phone_number: string;
};

const schema = z.object({ phone_number: accountFields.phone_number, password: z.string() });

type Props = {
  /** The number that was given before and never verified. */
  known: string | null;
  /** Whether the server requires the password (decisions §2.5). */
  asks_password: boolean;
  onAdded: (added: AddedNumber) => void;
};

export function AddNumberForm({ known, asks_password, onAdded }: Props) {
  const t = useT("accounts");
  const countries = usePhoneCountries();
  const of = useSchemaForm(schema, { defaults: { phone_number: known ?? "", password: "" } });
  async function save({ phone_number, password }: { phone_number: string; password: string }) {
    const body = { phone_number, ...(password && { password }) };
    const { data } = await call(addPhoneNumber, { body });
    // Remove the countdowns of an earlier number.
    forgetVerification();
    onAdded({ ...data, phone_number });
  }
  return (
    <FormFrame of={of} onSave={save}>
      <FormPhone name="phone_number" {...(countries && { countries })} />
      <PasswordWhereNeeded asked={asks_password} />
      <SubmitButton>{t("phone_dialog.next")}</SubmitButton>
    </FormFrame>
  );
}
