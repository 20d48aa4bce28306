import { formatDate } from "@sanjog/i18n/format";
import { readersDay } from "@sanjog/i18n/format-time";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { deviceKindOf, thisDevice } from "../platform/device-kind.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { daysSince } from "./account-lifecycle-state.ts";
import { useDeviceName } from "./device-name.ts";

export type Session = {
  id: string;
  device: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
};

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor };

/** A device as its owner knows it, when it was used last, and what can be done about it. */
export function SessionRow({ session, children }: { session: Session; children?: ReactNode }) {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  const { device, created_at, current } = session;
  const kind = current ? thisDevice() : deviceKindOf(device);
  const Icon = icons[kind];
  const since = formatDate(locale, readersDay(new Date(created_at)));
  return (
    <div className="device-row" data-current={current || undefined}>
      <span className="device-icon" aria-hidden="true">
        <Icon size={26} />
      </span>
      <div className="device-words">
        <p className="font-strong">{useDeviceName()(device)}</p>
        <p className={current ? "text-sm font-strong text-mehndi" : "text-sm text-ink-2"}>
          {current ? t(`sessions.here.${kind}`) : <LastUse at={session.last_used_at} />}
        </p>
        {/* A date stays in one line. */}
        <p className="text-sm text-ink-3">{t("sessions.since", { date: since.replace(/ /g, "\u00a0") })}</p>
      </div>
      {children}
    </div>
  );
}

function LastUse({ at }: { at: string }) {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const days = daysSince(at, now);
  return days < 7
    ? t("sessions.used_ago", { days })
    : t("sessions.used_on", { date: formatDate(locale, readersDay(new Date(at))) });
}
