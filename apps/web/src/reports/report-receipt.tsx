import { Ban, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { Receipt } from "./queries.ts";

type Props = {
  receipt: Receipt;
  onDone: () => void;
  done?: string;
  /** Whether the receipt is inside a dialog, which has a title of its own. */
  Heading?: "h2" | "h3";
  children?: ReactNode;
};

/** Confirms that the report was received: the server's sentence and the report's number. */
export function ReportReceipt({ receipt, onDone, done, Heading = "h3", children }: Props) {
  const t = useT("reports");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-2 text-center">
      <CircleCheck aria-hidden="true" size={48} className="text-mehndi" />
      <Heading ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("sent.title")}
      </Heading>
      <p className="text-ink-2">{receipt.message}</p>
      <p className="w-full rounded-md bg-mehndi-soft p-4 leading-(--lh-ui)">
        <span className="block text-sm text-mehndi">{t("sent.number")}</span>
        <span translate="no" className="font-strong text-lg tracking-wide">
          {receipt.reference}
        </span>
      </p>
      {children}
      <Button
        look={children ? "secondary" : "primary"}
        className="min-h-(--touch-lg) w-full"
        onClick={onDone}
      >
        {done ?? t("sent.done")}
      </Button>
    </div>
  );
}

/** Offers to block the reported member. */
export function BlockToo({ name, onBlock }: { name: string; onBlock: () => void }) {
  const t = useT("reports");
  return (
    <div className="grid w-full gap-3 border-t border-line pt-4">
      <p className="text-ink-2">{t("sent.block_text", { name })}</p>
      <Button
        look="danger"
        className="min-h-(--touch-lg)"
        icon={<Ban aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={onBlock}
      >
        {t("sent.block", { name })}
      </Button>
    </div>
  );
}
