import { passkeyName } from "@sanjog/domain/staff/passkeys";
import * as z from "zod/mini";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useT } from "../../platform/locale.tsx";
import { RefusedLine } from "../refused-line.tsx";
import { type PasskeyOrder, usePasskey } from "./passkey.ts";

const schema = z.object({ name: passkeyName });

type Props = {
  order: () => Promise<PasskeyOrder>;
  onAdded: (answer: {
    message: string;
    recovery_codes: readonly string[] | null;
  }) => Promise<unknown> | unknown;
};

/** Names a passkey and lets the device make it. */
export function NewPasskeyForm({ order, onAdded }: Props) {
  const t = useT("staff");
  const { make } = usePasskey();
  const here = matchMedia("(pointer: coarse)").matches ? "my_phone" : "my_computer";
  const of = useSchemaForm(schema, { defaults: { name: t(`passkeys.${here}`) } });
  async function save({ name }: { name: string }) {
    const { data, message } = await make(await order(), name);
    await onAdded({ message: message ?? "", recovery_codes: data.recovery_codes });
  }
  return (
    <FormFrame of={of} onSave={save}>
      <RefusedLine />
      <FormText name="name" label={t("passkeys.name")} hint={t("passkeys.name_hint")} autoComplete="off" />
      <SubmitButton>{t("passkeys.make")}</SubmitButton>
    </FormFrame>
  );
}
