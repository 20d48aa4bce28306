import { login } from "@sanjog/contract/accounts";
import { kindOfLoginName } from "@sanjog/domain/accounts/email-or-phone";
import { type FormEvent, lazy, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useFieldErrorText } from "../../form/field-error-text.ts";
import { useFieldLabel } from "../../form/field-label.ts";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { withFlash } from "../../platform/flash-message.ts";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { returnPathIn } from "../../platform/return-path.ts";
import { Button, type ButtonLook } from "../../ui/controls/button.tsx";
import { Optional } from "../../ui/controls/optional.tsx";
import { PasswordField } from "../../ui/controls/text-field.tsx";
import { EmailOrPhoneField } from "../email-or-phone-field.tsx";
import { ErrorPanel } from "../error-panel.tsx";
import { useBeginVerification, useSignIn } from "../queries.ts";

// Only for members whose account is suspended.
const SuspensionReason = lazy(async () => ({
  default: (await retryImport(() => import("../../decisions/suspension-reason.tsx"))).SuspensionReason,
}));

/** Two fields and Enter: light enough to be the first page that anyone loads, so without the form kit. */
export function LoginForm({ look = "primary" }: { look?: ButtonLook }) {
  const t = useT("accounts");
  const label = useFieldLabel();
  const { attempt, fieldError, appeal_key, busy, empty } = useLogin();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const name_field = useRef<HTMLInputElement>(null);
  const password_field = useRef<HTMLInputElement>(null);
  const sentence = useFieldErrorText();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!name) name_field.current?.focus();
    else if (!password) password_field.current?.focus();
    if (!busy) void attempt(name, password);
  }
  const failed = fieldError && <ErrorPanel title={t("login.failed")}>{fieldError}</ErrorPanel>;
  return (
    <>
      {appeal_key && (
        <div className="mb-6 flex flex-col gap-6">
          {failed}
          <Optional>
            <SuspensionReason appeal_key={appeal_key} />
          </Optional>
        </div>
      )}
      <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
        {!appeal_key && failed}
        <EmailOrPhoneField
          ref={name_field}
          label={label("email_or_phone")}
          onChange={setName}
          error={empty && !name ? sentence("required") : undefined}
        />
        <div className="flex flex-col gap-1">
          <PasswordField
            ref={password_field}
            label={label("password")}
            name="password"
            autoComplete="current-password"
            maxLength={1_000}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={empty && !password ? sentence("required") : undefined}
          />
          <Link to="/forgot-password" className="nav-link -mr-1 self-end underline!">
            {t("login.forgot")}
          </Link>
        </div>
        <Button type="submit" look={look} busy={busy} className="w-full">
          {t("login.submit")}
        </Button>
      </form>
    </>
  );
}

/** One try to log in: a member goes where they were going, else to the suggestions; an unfinished sign-up back to its verification. */
function useLogin() {
  const t = useT("common");
  const navigate = useNavigate();
  const { state } = useLocation();
  const signIn = useSignIn();
  const begin = useBeginVerification();
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [appeal_key, setAppealKey] = useState<string | null>(null);
  const [empty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  async function send(email_or_phone: string, password: string) {
    const { data, message } = await call(login, { body: { email_or_phone, password } });
    if (data.token) {
      signIn(data.token);
      const news = data.restored && message ? { state: withFlash(message, true) } : {};
      void navigate(returnPathIn(state) ?? "/suggestion", { replace: true, ...news });
    } else if (
      data.verification &&
      begin(data.verification, kindOfLoginName(email_or_phone) === "email" ? { email: email_or_phone } : {})
    ) {
      void navigate("/otp-verification");
    }
  }
  async function attempt(email_or_phone: string, password: string) {
    setFieldError(null);
    setAppealKey(null);
    const missing = !email_or_phone || !password;
    setEmpty(missing);
    if (missing) return;
    setBusy(true);
    try {
      await send(email_or_phone, password);
    } catch (error) {
      setFieldError(sentenceFor(error, t));
      if (error instanceof ApiError) setAppealKey(error.appeal_key);
    } finally {
      setBusy(false);
    }
  }
  return { attempt, fieldError, appeal_key, busy, empty };
}
