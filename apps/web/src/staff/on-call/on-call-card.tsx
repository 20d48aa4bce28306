import { useQuery } from "@tanstack/react-query";
import { AtSign } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { SkeletonLines } from "../../ui/skeleton.tsx";
import { type OnCall, onCallQuery, useOnCallSteps } from "./queries.ts";
import { useTry } from "./use-try.ts";
import { WakeDevice } from "./wake-device.tsx";
import { WakeNumber } from "./wake-number.tsx";

/** Whether and how somebody at the desk is woken for urgent cases. */
export function OnCallCard() {
  const on_call = useQuery(onCallQuery);
  return (
    <Loaded from={on_call} skeleton={<SkeletonLines count={4} />}>
      {({ own }) => <Ways own={own} />}
    </Loaded>
  );
}

function Ways({ own }: { own: OnCall["own"] }) {
  const t = useT("staff");
  const { setOnCall } = useOnCallSteps();
  const [busy, run] = useTry();
  return (
    <div className="desk-stack">
      <Switch
        label={t("on_call.wake_me")}
        hint={t("on_call.hint")}
        checked={own.on_call}
        disabled={busy}
        onChange={({ target }) => void run(() => setOnCall(target.checked))}
      />
      <ul className="desk-wakes">
        <li>
          <AtSign aria-hidden="true" />
          <p>{t("on_call.mail")}</p>
        </li>
        <WakeNumber own={own} />
        <WakeDevice own={own} />
      </ul>
    </div>
  );
}
