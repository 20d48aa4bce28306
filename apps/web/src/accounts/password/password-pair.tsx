import { passwordChecks } from "@sanjog/domain/accounts/password";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { FormPassword } from "../../form/text-inputs.tsx";
import { useT } from "../../platform/locale.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { useEasyPassword } from "./use-easy-password.ts";

type Props = {
  block_paste?: boolean;
  /** Where there is another password beside this one. */
  label?: string;
};

/** A new password and its repetition. Where pasting is blocked, it is so in the repetition alone (§5). */
export function PasswordPair({ block_paste = false, label }: Props) {
  const t = useT("accounts");
  const [tried, setTried] = useState(false);
  const password: unknown = useWatch({ name: "password" });
  const text = typeof password === "string" ? password : "";
  const hard_to_guess = useHardToGuess(text);
  useRecheck(text);
  function refuse(event: ClipboardEvent | React.DragEvent) {
    event.preventDefault();
    setTried(true);
  }
  return (
    <>
      <div className="flex flex-col gap-3">
        <FormPassword name="password" autoComplete="new-password" {...(label && { label })} />
        <PasswordRules password={text} rules={passwordChecks} hard_to_guess={hard_to_guess} />
      </div>
      <FormPassword
        name="password_confirmation"
        autoComplete="new-password"
        {...(tried && { hint: t("password.type_again") })}
        {...(block_paste && { onPaste: refuse, onDrop: refuse })}
      />
    </>
  );
}

/** A repetition that has been judged is judged again when the password itself changes. */
function useRecheck(password: string): void {
  const { trigger } = useFormContext();
  const { touchedFields } = useFormState({ name: "password_confirmation" });
  const touched = Boolean(touchedFields.password_confirmation);
  useEffect(() => {
    if (touched && password) void trigger("password_confirmation");
  }, [password, touched, trigger]);
}

/** Judged here, and no longer ticked for a password that the server, which knows more words, has refused. */
function useHardToGuess(password: string): boolean {
  const easy = useEasyPassword(password);
  const refusal = useFieldErrorText()("password_common");
  const { errors } = useFormState({ name: "password" });
  return easy === false && errors.password?.message !== refusal;
}
