import { type Verification, verifyUser } from "@sanjog/contract/accounts";
import { finishesByItself, loginNameOf, mayFinish } from "@sanjog/domain/accounts/verification";
import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../platform/api-client.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorPanel } from "../error-panel.tsx";
import { useSignIn } from "../queries.ts";

/**
 * The Next button, which appears once either address is verified; with both verified the page continues by itself
 * (decisions §2.4).
 */
export function FinishBar({ session_key, shown }: { session_key: string; shown: Verification }) {
  const t = useT("accounts");
  const { finish, busy, fieldError } = useFinish(session_key);
  const both = finishesByItself(shown);
  const may = mayFinish(shown);
  const begun = useRef(false);
  const moveOn = useEffectEvent(finish);
  useEffect(() => {
    if (!both || begun.current) return;
    begun.current = true;
    void moveOn();
  }, [both]);
  return (
    <>
      {fieldError && <ErrorPanel>{fieldError}</ErrorPanel>}
      <div className={may ? "fixed-bar finish-bar flex items-center justify-between gap-4" : "contents"}>
        <p className="min-w-0 text-sm text-ink-2" role="status">
          {may && t(`verify.${said[loginNameOf(shown)]}`)}
        </p>
        {may && (
          <Button look="primary" busy={busy} onClick={() => void finish()}>
            <span className="flex items-center gap-2">
              {t("verify.next")}
              <ArrowRight aria-hidden="true" size={22} />
            </span>
          </Button>
        )}
      </div>
    </>
  );
}

/** With one address verified, the text says which one is the login name: an unverified one is not. */
const said = { both: "both_done", email: "email_opens", number: "number_opens" } as const;

/** Creates the account from the sign-up and opens the profile wizard. */
function useFinish(session_key: string) {
  const common = useT("common");
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string | null>(null);
  async function finish() {
    setBusy(true);
    setFieldError(null);
    try {
      const { data, message } = await call(verifyUser, { body: { session_key } });
      showToast("success", message ?? "");
      signIn(data.token);
      void navigate("/profile-registration", { replace: true });
    } catch (error) {
      const why = sentenceFor(error, common);
      setFieldError(why);
      showToast("warning", why);
    } finally {
      setBusy(false);
    }
  }
  return { finish, busy, fieldError };
}
