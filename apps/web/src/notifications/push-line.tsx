import { Bell } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { readStored, writeStored } from "../platform/storage.ts";
import { Button } from "../ui/controls/button.tsx";
import { usePush } from "./use-push.ts";

const offered_key = "push_offered";

/**
 * Offers, below a sent request, to be told of the answer. Renders nothing where push messages are on or impossible, or
 * where the member has used the offer before.
 */
export function PushLine() {
  const t = useT("notifications");
  const { state, turnOn } = usePush();
  const [used, setUsed] = useState(() => readStored(offered_key) !== null);
  if (used || state !== "off") return null;
  async function accept() {
    writeStored(offered_key, "1");
    await turnOn();
    setUsed(true);
  }
  return (
    <Button
      look="quiet"
      className="-ml-3 justify-self-start text-start text-xs"
      icon={<Bell aria-hidden="true" size={20} className="text-haldi-mark" />}
      onClick={() => void accept()}
    >
      {t("offer")}
    </Button>
  );
}
