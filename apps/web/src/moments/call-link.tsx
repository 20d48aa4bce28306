import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { clockThere } from "./moment-state.ts";

type Props = { phone_number: string; time_zones: readonly string[]; place: string; className: string };

/** Calls the other family, and says what time it is there, if their clock shows another one. */
export function CallLink({ phone_number, time_zones, place, className }: Props) {
  const t = useT("moments");
  const [now] = useState(() => new Date());
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = clockThere(now, here, time_zones);
  return (
    <a href={`tel:${phone_number}`} className={classes("btn min-h-(--touch-lg)", className)}>
      <Phone aria-hidden="true" size={22} />
      <span>
        {t("connected.call")}
        {/* A computer shows what to dial on another device. */}
        <span className="font-regular"> · {spacedPhone(phone_number)}</span>
        {clock && (
          <span className="block text-xs font-regular">
            {t(`connected.clock.${clock.part}`, { time: clock.time, place })}
          </span>
        )}
      </span>
    </a>
  );
}
