import type { User } from "@sanjog/contract/user";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { useQuery } from "@tanstack/react-query";
import {
  Bell,
  ChevronRight,
  CirclePause,
  FolderDown,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Trash2,
  UserRoundCheck,
} from "lucide-react";
import { Link } from "react-router";
import { mailChoicesQuery } from "../notifications/queries.ts";
import { thisDevice } from "../platform/device-kind.ts";
import { useT } from "../platform/locale.tsx";
import { breakOffer } from "./account-lifecycle-state.ts";
import type { AccountPlace } from "./account-places.ts";
import { accountLifecycleQueries } from "./queries.ts";

const icons: Record<AccountPlace, LucideIcon> = {
  login: KeyRound,
  sessions: MonitorSmartphone,
  notifications: Bell,
  data: FolderDown,
  nominee: UserRoundCheck,
  pause: CirclePause,
  leave: Trash2,
};

type Props = { user: User; places: readonly AccountPlace[]; current: AccountPlace | null };

/** The places of the account, each with one line about how it is now. */
export function AccountIndex({ user, places, current }: Props) {
  const t = useT("account_lifecycle");
  const states = useStates(user, places);
  return (
    <nav aria-label={t("places_label")}>
      <ul className="rows">
        {places.map((place) => {
          const Icon = icons[place];
          return (
            <li key={place}>
              <Link
                to={`#${place}`}
                className="list-row account-row"
                aria-current={place === current ? "true" : undefined}
              >
                <Icon aria-hidden="true" size={26} />
                <span className="min-w-0 grow">
                  <span className="block font-strong text-ink">{t(`places.${place}`)}</span>
                  <span className="block text-sm font-regular text-ink-2 wrap-anywhere">{states[place]}</span>
                </span>
                <ChevronRight aria-hidden="true" size={22} className="flex-none text-ink-3" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A line whose number is not loaded yet keeps its height. */
const not_yet = "\u00a0";

function useStates(user: User, places: readonly AccountPlace[]): Record<AccountPlace, string> {
  const t = useT("account_lifecycle");
  const sessions = useQuery(accountLifecycleQueries.sessions()).data?.length;
  const mails = useQuery({ ...mailChoicesQuery(), enabled: places.includes("notifications") }).data;
  const phone = user.phone_number && user.phone_verified ? spacedPhone(user.phone_number) : null;
  const mailState = (on: number, count: number) =>
    on === count
      ? t("states.all_notifications")
      : t("states.notifications", { on: String(on), count: String(count) });
  return {
    login: phone ?? user.email ?? t("login.none"),
    sessions: sessions ? t("states.sessions", { count: sessions, device: thisDevice() }) : not_yet,
    notifications: mails ? mailState(mails.filter(({ wanted }) => wanted).length, mails.length) : not_yet,
    data: t("states.data"),
    nominee: t("states.nominee"),
    pause: t(breakOffer(user.profile_status) === "resume" ? "states.paused" : "states.not_paused"),
    leave: t("states.leave"),
  };
}
