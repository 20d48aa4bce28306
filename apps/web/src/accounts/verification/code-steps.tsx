import { verifyPhoneCode } from "@sanjog/contract/accounts";
import { type CodeWay, codeWay, codeWays, type NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { call } from "../../platform/api-client.ts";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { OtherWay } from "../../ui/controls/other-ways.tsx";
import { CodeForm } from "./code-form.tsx";
import type { SentCode } from "./sent-code-state.ts";
import { unbroken } from "./unbroken.ts";
import type { CodeRequest } from "./use-code-request.ts";

/** The code by SMS as the main way. */
export function AskSms({ phone_number, request }: { phone_number: string | null; request: CodeRequest }) {
  const t = useT("accounts");
  return (
    <>
      {phone_number !== null && <p>{t("verify.how_sms", { phone: unbroken(phone_number) })}</p>}
      <Button
        look="primary"
        className="min-h-(--touch-lg)"
        busy={request.busy === "sms"}
        onClick={() => void request.ask("sms")}
      >
        {t("verify.ask_sms")}
      </Button>
    </>
  );
}

type EntryProps = {
  session_key: string;
  phone_number: string;
  code: SentCode;
  request: CodeRequest;
  onVerified: (state: VerificationState) => void;
};

/** The field for a code that is on its way, and by which way it comes. */
export function CodeEntry({ session_key, phone_number, code, request, onVerified }: EntryProps) {
  const t = useT("accounts");
  const phone = unbroken(phone_number);
  async function verify(phone_otp: string) {
    const { data } = await call(verifyPhoneCode, { body: { session_key, phone_otp } });
    onVerified(data);
  }
  return (
    <>
      <p role="status">
        {code.is_moved
          ? t("verify.code_moved", { phone })
          : t("verify.code_of_phone", { phone, way: code.by ?? "unknown" })}
      </p>
      <CodeForm field="phone_otp" channel="phone" onVerify={verify} onResend={() => request.send(code.by)} />
    </>
  );
}

/** Returns the further ways to receive a code: not the main button's, and not the one by which a code has been sent. */
export function otherCodeWays(ways: readonly NumberWay[], code: SentCode | null): CodeWay[] {
  if (code && code.by === null) return [];
  const taken = code ? code.by : codeWay(ways, null) === "sms" ? "sms" : null;
  return codeWays.filter((way) => ways.includes(way) && way !== taken);
}

export function OtherCode({ way, request }: { way: CodeWay; request: CodeRequest }) {
  const t = useT("accounts");
  return (
    <OtherWay busy={request.busy === way} onClick={() => void request.ask(way)}>
      {t(`verify.by_${way}`)}
    </OtherWay>
  );
}
