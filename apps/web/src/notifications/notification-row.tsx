import type { NotificationView } from "@sanjog/contract/notifications";
import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { nameFor } from "@sanjog/i18n/name-for";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { useLocale, useT } from "../platform/locale.tsx";
import { classes } from "../ui/classes.ts";
import { MemberPicture } from "../ui/member-picture.tsx";
import { CardLink } from "../ui/person/card-link.tsx";
import { NotificationMenu } from "./notification-menu.tsx";
import { leadsTo } from "./notification-state.ts";
import { useMarkNotification } from "./queries.ts";

type Props = { notification: NotificationView; onGone: () => void };

/** One notification. The whole row leads to the person or to the good news, and opening it marks it as read. */
export function NotificationRow({ notification, onGone }: Props) {
  const t = useT("notifications");
  const { locale } = useLocale();
  const label = useId();
  const { mutate: mark } = useMarkNotification();
  const { member, title } = notification;
  const unread = notification.status === "unread";
  const name = member && nameFor(locale, member).name;
  const { to, action } = leadsTo(notification.kind, member);
  return (
    <li
      aria-labelledby={label}
      className={classes("card relative flex items-start gap-3 p-3", unread && "border-l-4 border-l-madder")}
    >
      {member && (
        <MemberPicture
          small
          picture={member.profile_picture}
          name={name ?? ""}
          id={member.user_id}
          className="size-[68px] flex-none rounded-md"
        />
      )}
      <div className="min-w-0 grow">
        <CardLink
          id={label}
          to={to}
          className={classes("leading-snug", unread && "font-strong")}
          onClick={() => unread && mark({ id: notification.id, status: "read" })}
        >
          {unread && <span className="visually-hidden">{t("unread")} </span>}
          {title}
        </CardLink>
        <p className="mt-0.5 text-xs leading-(--lh-ui) text-ink-3 wrap-anywhere">
          {name && <span lang={langOf(name)}>{name}&nbsp;· </span>}
          <span className="whitespace-nowrap">{formatDate(locale, notification.told_on)}</span>
        </p>
        {/* The link of the row already says this to screen readers. */}
        <p aria-hidden="true" className="mt-1 flex items-center gap-1 text-sm font-strong text-madder">
          {t(`actions.${action}`)}
          <ChevronRight size={20} className="flex-none" />
        </p>
      </div>
      <NotificationMenu notification={notification} onGone={onGone} />
    </li>
  );
}
