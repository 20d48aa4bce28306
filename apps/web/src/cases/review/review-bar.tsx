import { Check, MessageCircleQuestion, X } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { useKeys } from "../../staff/use-keys.ts";
import { Button } from "../../ui/controls/button.tsx";

type Props = { onYes: () => Promise<void>; onAsk: () => void; onNo: () => void };

/** The three answers to a new profile, in a bar at the foot; each has a key. */
export function ReviewBar({ onYes, onAsk, onNo }: Props) {
  const t = useT("cases");
  const [busy, setBusy] = useState(false);
  async function yes() {
    if (busy) return;
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
    }
  }
  useKeys({ y: () => void yes(), a: onAsk, n: onNo });
  return (
    <section aria-label={t("review.bar")} className="fixed-bar desk-review-bar">
      <Button
        look="primary"
        busy={busy}
        icon={<Check aria-hidden="true" size={24} />}
        aria-keyshortcuts="y"
        onClick={() => void yes()}
      >
        {t("review.yes")}{" "}
        <kbd className="desk-wide-only" aria-hidden="true">
          y
        </kbd>
      </Button>
      <Button
        icon={<MessageCircleQuestion aria-hidden="true" size={24} />}
        aria-keyshortcuts="a"
        onClick={onAsk}
      >
        {t("review.ask")}{" "}
        <kbd className="desk-wide-only" aria-hidden="true">
          a
        </kbd>
      </Button>
      <Button icon={<X aria-hidden="true" size={24} />} aria-keyshortcuts="n" onClick={onNo}>
        {t("review.no")}{" "}
        <kbd className="desk-wide-only" aria-hidden="true">
          n
        </kbd>
      </Button>
    </section>
  );
}
