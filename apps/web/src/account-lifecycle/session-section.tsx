import { formatDate } from "@sanjog/i18n/format";
import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { inOrder, localDay } from "./account-lifecycle-state.ts";
import { AccountSection } from "./account-section.tsx";
import { accountLifecycleQueries, useEndSessions } from "./queries.ts";
import { RowSkeleton } from "./row-skeleton.tsx";

type Session = { id: string; device: string; created_at: string; last_used_at: string; current: boolean };

const shown_at_first = 4;

/** Lists every open session of the member, each with a button to end it. */
export function SessionSection() {
  const t = useT("account_lifecycle");
  const sessions = useQuery(accountLifecycleQueries.sessions());
  const [whole, setWhole] = useState(false);
  const { askEnd, askEndOthers, dialog, list } = useEnding();
  return (
    <AccountSection id="sessions" title={t("sessions.title")} icon={<MonitorSmartphone aria-hidden="true" />}>
      <p className="text-ink-2">{t("sessions.lead")}</p>
      <Loaded from={sessions} skeleton={<RowSkeleton rows={2} lines={3} />}>
        {(all) => (
          <>
            <ul ref={list} tabIndex={-1} className="outline-none">
              {inOrder(all)
                .slice(0, whole ? undefined : shown_at_first)
                .map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => askEnd(session)} />
                ))}
            </ul>
            <div className="flex flex-wrap gap-3 empty:hidden">
              {!whole && all.length > shown_at_first && (
                <Button onClick={() => setWhole(true)}>
                  {t("sessions.show_all", { count: String(all.length) })}
                </Button>
              )}
              {all.length > 2 && (
                <Button onClick={() => askEndOthers(all.filter(({ current }) => !current))}>
                  {t("sessions.end_others")}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      {dialog}
    </AccountSection>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useT("account_lifecycle");
  const { locale } = useLocale();
  const [today] = useState(() => localDay(new Date()));
  const { device, created_at, last_used_at, current } = session;
  const used = localDay(last_used_at);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0 last:pb-0">
      <div className="min-w-0 leading-(--lh-ui)">
        <p className="font-strong">{device || t("sessions.unknown")}</p>
        {current ? (
          <p className="text-sm text-mehndi">{t("sessions.here")}</p>
        ) : (
          <p className="text-sm text-ink-2">
            {used === today
              ? t("sessions.used_today")
              : t("sessions.used_on", { date: formatDate(locale, used) })}
          </p>
        )}
        <p className="text-sm text-ink-3">
          {/* A date stays in one line. */}
          {t("sessions.since", { date: formatDate(locale, localDay(created_at)).replace(/ /g, "\u00a0") })}
        </p>
      </div>
      {!current && (
        <Button
          className="flex-none"
          aria-haspopup="dialog"
          aria-label={t("sessions.end_for", { device: device || t("sessions.unknown") })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Asks for confirmation before sessions are ended, and then ends them. */
function useEnding() {
  const t = useT("account_lifecycle");
  const common = useT("common");
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  async function end(ids: readonly string[], done?: string) {
    try {
      const message = await mutateAsync(ids);
      showToast("success", done ?? message ?? "");
      // The pressed row is removed, so the list takes the focus for users of a screen reader.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
    }
  }
  const askEnd = ({ id, device }: Session) =>
    ask({
      title: t("sessions.ask_title", { device: device || t("sessions.unknown") }),
      text: t("sessions.ask_text"),
      yes: t("sessions.yes"),
      onYes: () => end([id]),
    });
  const askEndOthers = (others: readonly Session[]) =>
    ask({
      title: t("sessions.ask_others_title"),
      text: t("sessions.ask_others_text"),
      yes: t("sessions.yes"),
      onYes: () =>
        end(
          others.map(({ id }) => id),
          t("sessions.others_ended"),
        ),
    });
  return { askEnd, askEndOthers, dialog, list };
}
