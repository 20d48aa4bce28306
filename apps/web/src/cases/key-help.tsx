import { Keyboard } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { useKeys, useKeysWanted } from "../staff/use-keys.ts";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { Modal } from "../ui/modal.tsx";

/** "no" is the key "n" where it is an answer. */
export type KeyName = "j" | "k" | "n" | "u" | "Enter" | "?" | "y" | "a" | "no" | "s" | "z" | "r";

/** Lists the keys of a page, also by the key "?", and lets them be switched off. */
export function KeyHelpButton({ keys }: { keys: readonly KeyName[] }) {
  const t = useT("cases");
  const [open, setOpen] = useState(false);
  const [wanted, want] = useKeysWanted();
  useKeys({ "?": () => setOpen(true) });
  return (
    <>
      <Button
        look="quiet"
        className="desk-wide-only"
        icon={<Keyboard aria-hidden="true" size={20} />}
        onClick={() => setOpen(true)}
      >
        {t("keys.title")}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t("keys.title")}>
        <dl className="desk-keys">
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key === "no" ? "n" : key}</kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t("keys.wanted")} checked={wanted} onChange={({ target }) => want(target.checked)} />
      </Modal>
    </>
  );
}
