import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Switch } from "../ui/controls/switch.tsx";
import { usePush } from "./use-push.ts";

/** Offers push messages as a quiet switch; absent where the browser's question is already answered. */
export function PushSwitch({ className }: { className?: string }) {
  const t = useT("notifications");
  const { state, unanswered, turnOn, turnOff } = usePush();
  const [used, setUsed] = useState(false);
  // After a tap the switch stays, so that the member sees the result and can take it back.
  if (!used && !(state === "off" && unanswered)) return null;
  if (state !== "on" && state !== "off") return null;
  return (
    <div className={className}>
      <Switch
        label={<span className="text-xs font-regular text-ink-2">{t("push.tell_me")}</span>}
        checked={state === "on"}
        onChange={({ target }) => {
          setUsed(true);
          void (target.checked ? turnOn() : turnOff());
        }}
      />
    </div>
  );
}
