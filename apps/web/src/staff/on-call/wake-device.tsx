import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { readDeskPush, subscribeToDesk, unsubscribeFromDesk } from "./desk-push.ts";
import { type OnCall, useOnCallSteps } from "./queries.ts";
import { useTry } from "./use-try.ts";

/** Whether this browser wakes somebody, also while they are logged out. */
export function WakeDevice({ own: { push_public_key, devices } }: { own: OnCall["own"] }) {
  const t = useT("staff");
  const client = useQueryClient();
  const { addDevice, removeDevice } = useOnCallSteps();
  const [busy, run] = useTry();
  const key = ["desk_push", push_public_key, devices];
  const { data: state } = useQuery({
    queryKey: key,
    queryFn: () => readDeskPush(push_public_key, devices),
    staleTime: 0,
  });
  if (!state || !push_public_key) return null;
  async function turnOn() {
    const token = await subscribeToDesk(push_public_key ?? "");
    if (token) await addDevice(token);
    else await client.invalidateQueries({ queryKey: ["desk_push"] });
  }
  async function turnOff() {
    const endpoint = await unsubscribeFromDesk();
    if (endpoint) await removeDevice(endpoint);
  }
  return (
    <li>
      <Smartphone aria-hidden="true" />
      <div>
        <p>{t(`on_call.device.${state}`)}</p>
        {(state === "on" || state === "off") && (
          <Button
            className="btn-small"
            busy={busy}
            onClick={() => void run(state === "on" ? turnOff : turnOn)}
          >
            {t(state === "on" ? "on_call.device_off" : "on_call.device_on")}
          </Button>
        )}
      </div>
    </li>
  );
}
