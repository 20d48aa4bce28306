import { wakeCodeSchema, wakeNumberSchema } from "@sanjog/domain/staff/staff-forms";
import { SubmitButton } from "../../accounts/submit-button.tsx";
import { FormFrame } from "../../form/form-frame.tsx";
import { FormText } from "../../form/text-inputs.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useT } from "../../platform/locale.tsx";
import { RefusedLine } from "../refused-line.tsx";
import { CodeInput } from "./code-input.tsx";
import { useOnCallSteps } from "./queries.ts";

/** Asks for the number and sends a code to it. */
export function NumberForm({ onSent }: { onSent: () => void }) {
  const t = useT("staff");
  const { sendCode } = useOnCallSteps();
  const of = useSchemaForm(wakeNumberSchema, { defaults: { phone_number: "" } });
  async function send({ phone_number }: { phone_number: string }) {
    await sendCode(phone_number);
    onSent();
  }
  return (
    <FormFrame of={of} onSave={send}>
      <p>{t("on_call.number_hint")}</p>
      <RefusedLine />
      <FormText name="phone_number" type="tel" autoComplete="tel" hint={t("on_call.number_example")} />
      <SubmitButton>{t("on_call.send_code")}</SubmitButton>
    </FormFrame>
  );
}

/** Asks for the code that was sent to the number. */
export function CodeForm({ number, onDone }: { number: string | null; onDone: () => void }) {
  const t = useT("staff");
  const { verify } = useOnCallSteps();
  const of = useSchemaForm(wakeCodeSchema, { defaults: { phone_otp: "" } });
  async function send({ phone_otp }: { phone_otp: string }) {
    await verify(phone_otp);
    onDone();
  }
  return (
    <FormFrame of={of} onSave={send}>
      {number && <p>{t("on_call.code_hint", { number })}</p>}
      <RefusedLine />
      <CodeInput name="phone_otp" />
      <SubmitButton>{t("on_call.confirm_number")}</SubmitButton>
    </FormFrame>
  );
}
