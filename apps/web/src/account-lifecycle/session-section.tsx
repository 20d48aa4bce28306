import { useQuery } from "@tanstack/react-query";
import { LogOut, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { inOrder } from "./account-lifecycle-state.ts";
import { useDeviceName } from "./device-name.ts";
import { accountLifecycleQueries } from "./queries.ts";
import { RowSkeleton } from "./row-skeleton.tsx";
import { type Session, SessionRow } from "./session-row.tsx";
import { useEnding } from "./use-ending.tsx";

const shown_at_first = 4;

/** This device first, then every other one on which the member is logged in, each with a button to end it. */
export function SessionSection() {
  const sessions = useQuery(accountLifecycleQueries.sessions());
  const { askEnd, askEndOthers, dialog, list } = useEnding();
  return (
    <>
      <Loaded from={sessions} skeleton={<DevicesSkeleton />}>
        {(all) => {
          const others = inOrder(all).filter(({ current }) => !current);
          return (
            <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
              {all
                .filter(({ current }) => current)
                .map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              <Others others={others} onEnd={askEnd} onEndAll={() => askEndOthers(others)} />
            </div>
          );
        }}
      </Loaded>
      {dialog}
    </>
  );
}

type OthersProps = { others: readonly Session[]; onEnd: (session: Session) => void; onEndAll: () => void };

function Others({ others, onEnd, onEndAll }: OthersProps) {
  const t = useT("account_lifecycle");
  const nameOf = useDeviceName();
  const [whole, setWhole] = useState(false);
  if (others.length === 0)
    return (
      <p className="device-note">
        <ShieldCheck aria-hidden="true" />
        {t("sessions.only_here")}
      </p>
    );
  return (
    <>
      <h2 className="mt-3 text-lg">{t("sessions.others", { count: others.length })}</h2>
      <p className="-mt-2 text-sm text-ink-2">{t("sessions.lead")}</p>
      <ul className="rows">
        {others.slice(0, whole ? undefined : shown_at_first).map((session) => (
          <li key={session.id}>
            <SessionRow session={session}>
              <Button
                className="device-end"
                aria-haspopup="dialog"
                aria-label={t("sessions.end_for", { device: nameOf(session.device) })}
                onClick={() => onEnd(session)}
              >
                {t("sessions.end")}
              </Button>
            </SessionRow>
          </li>
        ))}
      </ul>
      {!whole && others.length > shown_at_first && (
        <Button className="md:justify-self-start" onClick={() => setWhole(true)}>
          {t("sessions.show_all", { count: String(others.length) })}
        </Button>
      )}
      {others.length > 1 && (
        <Button
          className="md:justify-self-start"
          icon={<LogOut aria-hidden="true" size={22} />}
          aria-haspopup="dialog"
          onClick={onEndAll}
        >
          {t("sessions.end_others")}
        </Button>
      )}
    </>
  );
}

function DevicesSkeleton() {
  return (
    <div className="card px-4">
      <RowSkeleton rows={2} lines={3} />
    </div>
  );
}
