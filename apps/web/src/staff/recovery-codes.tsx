import { Printer } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useProductName } from "../platform/site-info.ts";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { CopyButton } from "./copy-button.tsx";

type Props = { codes: readonly string[]; onDone: () => Promise<unknown> | unknown };

/** The recovery codes, which the server shows once: they can be copied and printed, and go only when they are kept. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT("staff");
  const product = useProductName();
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <div className="desk-stack">
      <p className="desk-lead">{t("codes.lead", { count: String(codes.length) })}</p>
      <section className="desk-print" aria-label={t("codes.title")}>
        <p className="desk-print-title">{t("codes.print_title", { product })}</p>
        <ol className="desk-codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="desk-code">{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="desk-row">
        <CopyButton text={codes.join("\n")} label={t("codes.copy")} />
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          {t("codes.print")}
        </Button>
      </div>
      <Checkbox
        label={t("codes.kept")}
        checked={kept}
        error={asked && !kept ? t("codes.keep_first") : undefined}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button
        look="primary"
        className="desk-submit"
        onClick={() => {
          setAsked(true);
          if (kept) void onDone();
        }}
      >
        {t("codes.done")}
      </Button>
    </div>
  );
}
