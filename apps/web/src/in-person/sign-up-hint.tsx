import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { OtherWay } from "../ui/controls/other-ways.tsx";

/** Before there is an account, the number waits: the e-mail address is enough to go on. */
export function SignUpHint({ opened: at_once }: { opened: boolean }) {
  const t = useT("accounts");
  const [opened, setOpened] = useState(false);
  if (opened || at_once)
    return (
      <p role="status" className="pt-2 text-ink-2">
        {t("in_person.sign_up")}
      </p>
    );
  return <OtherWay onClick={() => setOpened(true)}>{t("in_person.open")}</OtherWay>;
}
