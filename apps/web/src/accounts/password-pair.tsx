import { passwordChecks } from "@sanjog/domain/accounts/password";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { FormPassword } from "../form/text-inputs.tsx";
import { useT } from "../platform/locale.tsx";
import { PasswordRules } from "./password-rules.tsx";

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
  useRecheck(text);
  function refuse(event: ClipboardEvent | React.DragEvent) {
    event.preventDefault();
    setTried(true);
  }
  return (
    <>
      <div className="flex flex-col gap-3">
        <FormPassword name="password" autoComplete="new-password" {...(label && { label })} />
        <PasswordRules password={text} rules={passwordChecks} />
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
