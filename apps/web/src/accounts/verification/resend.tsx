import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type Channel, rememberWait, storedWait } from "../verification-store.ts";
import { secondsLeft, waitText } from "./resend-state.ts";

type Props = {
  channel: Channel;
  onResend: () => Promise<{ wait_seconds: number; message: string | undefined }>;
};

/** The countdown, and after it the button to send a code again. */
export function Resend({ channel, onResend }: Props) {
  const t = useT("accounts");
  const common = useT("common");
  const { seconds, restart } = useCountdown(channel);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState("");
  async function resend() {
    setBusy(true);
    setSent("");
    try {
      const { wait_seconds, message } = await onResend();
      restart(wait_seconds);
      setSent(message ?? "");
    } catch (error) {
      if (error instanceof ApiError && error.retry_after_seconds) restart(error.retry_after_seconds);
      showToast("warning", sentenceFor(error, common));
    } finally {
      setBusy(false);
    }
  }
  const { key, values } = waitText(seconds);
  return (
    <div className="min-w-0">
      {/* Here instead of in a toast, which would lie over the field that the code goes into. */}
      <p role="status" className="text-sm text-mehndi">
        {sent}
      </p>
      {seconds > 0 ? (
        <p className="text-sm text-ink-3">{(t as Translate)(`verify.${key}`, values)}</p>
      ) : (
        <Button look="quiet" className="underline" busy={busy} onClick={() => void resend()}>
          {t("verify.resend")}
        </Button>
      )}
    </div>
  );
}

/** The key decides which number the text needs; `waitText` pairs them. */
type Translate = (key: string, values: Record<string, number>) => string;

/**
 * Returns the seconds until a code may be sent again. It reads the stored time, so that a reloaded page continues the
 * countdown.
 */
function useCountdown(channel: Channel) {
  const read = () => secondsLeft(storedWait(channel) ?? "", Date.now());
  const [seconds, setSeconds] = useState(read);
  const running = seconds > 0;
  useEffect(() => {
    if (storedWait(channel) === null) rememberWait(channel, secondsLeft("", Date.now()));
  }, [channel]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds(secondsLeft(storedWait(channel) ?? "", Date.now())), 1_000);
    return () => clearInterval(timer);
  }, [channel, running]);
  function restart(wait_seconds: number) {
    rememberWait(channel, wait_seconds);
    setSeconds(wait_seconds);
  }
  return { seconds, restart };
}
