import type { SecondFactor } from "@sanjog/domain/staff/passkeys";
import type { GivenFactor } from "@sanjog/domain/staff/staff-forms";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ErrorPanel } from "../accounts/error-panel.tsx";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { OneTimeCodeForm } from "./one-time-code-form.tsx";
import { usePasskey } from "./passkeys/passkey.ts";

type Way = SecondFactor | "recovery";

type Props = {
  factors: readonly SecondFactor[];
  submit: string;
  onGiven: (given: GivenFactor) => Promise<unknown>;
  /** What else can be done here, beside the other ways. */
  children?: ReactNode;
};

/** Asks for the second factor: a passkey, the code of the app or a recovery code, whichever the account has. */
export function SecondFactorForm({ factors, submit, onGiven, children }: Props) {
  const t = useT("staff");
  const ways: Way[] = [
    ...(factors.includes("passkey") && browserSupportsWebAuthn() ? ["passkey" as const] : []),
    ...(factors.includes("app") ? ["app" as const] : []),
    "recovery",
  ];
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? ways[0] ?? "recovery";
  return (
    <div className="desk-stack">
      <p className="desk-lead">{t(`ways.${way}.lead`)}</p>
      {way === "passkey" ? (
        <PasskeyButton onGiven={onGiven} />
      ) : (
        <OneTimeCodeForm
          key={way}
          recovery={way === "recovery"}
          submit={submit}
          onCode={(code) => onGiven({ code })}
        />
      )}
      <div className="desk-ways">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setChosen(other)}>
              {t(`ways.${other}.use`)}
            </Button>
          ))}
        {children}
      </div>
    </div>
  );
}

function PasskeyButton({ onGiven }: Pick<Props, "onGiven">) {
  const t = useT("staff");
  const common = useT("common");
  const { sign } = usePasskey();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  async function use() {
    setError("");
    setBusy(true);
    try {
      await onGiven({ passkey: await sign() });
    } catch (cause) {
      setError(sentenceFor(cause, common));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {error && <ErrorPanel>{error}</ErrorPanel>}
      <Button
        look="primary"
        className="desk-submit"
        icon={<KeyRound aria-hidden="true" size={20} />}
        busy={busy}
        onClick={() => void use()}
      >
        {t("ways.passkey.submit")}
      </Button>
    </>
  );
}
