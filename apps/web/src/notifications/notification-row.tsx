import type { NotificationView } from "@sanjog/contract/notifications";
import { formatNearDate, formatWeekday } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import type { NamedDay } from "../platform/server-day.ts";
import { classes } from "../ui/classes.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { NotificationMatter } from "./notification-matter.tsx";
import { NotificationMenu } from "./notification-menu.tsx";
import { actionOf } from "./notification-outcome.ts";
import { leadsTo } from "./notification-state.ts";
import { useMarkNotification } from "./queries.ts";
import { useTold } from "./use-told.tsx";

type Props = {
  notification: NotificationView;
  named: NamedDay;
  /** Whether another member of the list has the same first name. */
  namesake: boolean;
  onGone: () => void;
};

/** One notification: the person, what happened, and the day. The whole row leads there and opening it marks it as read. */
export function NotificationRow({ notification, named, namesake, onGone }: Props) {
  const t = useT("notifications");
  const { locale } = useLocale();
  const label = useId();
  const { mutate: mark } = useMarkNotification();
  const { sentence, plain } = useTold(notification);
  const { member, kind, told_on } = notification;
  const unread = notification.status === "unread";
  // A ground under every new row would say nothing; it is for a yes of another family.
  const good_news = actionOf(notification) === "good_news";
  return (
    <li
      aria-labelledby={label}
      className={classes(
        "notification-row",
        unread && "notification-unread",
        unread && good_news && "bg-haldi-soft",
      )}
    >
      {member && (
        <MemberPicture
          small
          picture={member.profile_picture}
          name={nameFor(locale, member).name}
          id={member.user_id}
          className="size-14 flex-none rounded-full"
        />
      )}
      <div className="notification-words min-w-0 grow">
        <CardLink
          id={label}
          to={leadsTo(kind, member)}
          className="block text-sm leading-(--lh-ui) wrap-anywhere"
          onClick={() => unread && mark({ id: notification.id, status: "read" })}
        >
          {unread && <span className="visually-hidden">{t("unread")} </span>}
          {sentence}
        </CardLink>
        <p className="notification-line">
          <span className="fact-line flex-[1_1_6rem] text-ink-3 [&_.fact]:whitespace-normal">
            {named === "weekday" && <span className="fact">{formatWeekday(locale, told_on)}</span>}
            {named === "date" && <span className="fact">{formatNearDate(locale, told_on)}</span>}{" "}
            {namesake && member && (
              <span className="fact">
                {member.age}, <span lang={langOf(member.city)}>{member.city}</span>
              </span>
            )}
          </span>
          <NotificationMatter notification={notification} />
        </p>
      </div>
      <NotificationMenu notification={notification} about={plain} onGone={onGone} />
    </li>
  );
}
