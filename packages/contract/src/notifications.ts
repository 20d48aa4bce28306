import { deviceToken } from "@sanjog/domain/notifications/device-token";
import { notificationAnswers } from "@sanjog/domain/notifications/notification-answer";
import {
  goodNewsKinds,
  mailedKinds,
  notificationStatuses,
} from "@sanjog/domain/notifications/notification-kinds";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { liveEvent } from "./live-event.ts";
import { memberNames } from "./member-names.ts";
import { idParams, nothing, paged, pageQuery } from "./reply.ts";
import { smallCard } from "./small-card.ts";

const status = z.enum(notificationStatuses, "choose_one");

/**
 * `title` is a sentence without a name; `member` is the member it is about, null where the viewer may not see them.
 * `answer` is what became of a request or proposal that the viewer was asked: the viewer's own answer, never the other's.
 */
const notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  status: z.string(),
  told_on: z.string(),
  answer: z.nullable(z.enum(notificationAnswers)),
  member: z.nullable(smallCard),
});
export type NotificationView = z.infer<typeof notification>;

export const listNotifications = endpoint({
  name: "listNotifications",
  method: "GET",
  path: "/api/user/notifications",
  access: "member",
  summary: "Lists the member's notifications, the newest first, with the unread count.",
  query: pageQuery,
  paged: true,
  reply: z.extend(paged(notification), { unread: z.number() }),
});

const goodNews = z.object({ kind: z.enum(goodNewsKinds), user_id: z.string(), ...memberNames });
export type GoodNews = z.infer<typeof goodNews>;

export const showGoodNews = endpoint({
  name: "showGoodNews",
  method: "GET",
  path: "/api/user/good-news",
  access: "member",
  summary:
    "Returns the newest unread yes of another family whose page the member has not opened yet, or null.",
  reply: z.object({ good_news: z.nullable(goodNews) }),
});

export const openGoodNews = endpoint({
  name: "openGoodNews",
  method: "PUT",
  path: "/api/user/good-news",
  access: "member",
  summary: "Records that the page about a yes is opened; `first` is true for the first opening only.",
  body: z.object({ kind: z.enum(goodNewsKinds, "choose_one"), user_id: z.string() }),
  reply: z.object({ first: z.boolean(), unread: z.number() }),
});

export const markNotification = endpoint({
  name: "markNotification",
  method: "PUT",
  path: "/api/user/notifications/:id",
  access: "member",
  summary: "Marks one notification as read or unread.",
  params: idParams,
  body: z.object({ status }),
  reply: z.object({ id: z.string(), status: z.string(), unread: z.number() }),
});

export const readAllNotifications = endpoint({
  name: "readAllNotifications",
  method: "PUT",
  path: "/api/user/notifications",
  access: "member",
  summary: "Marks every notification as read.",
  body: z.object({ status: z.literal("read", "choose_one") }),
  reply: z.object({ unread: z.number() }),
});

export const deleteNotification = endpoint({
  name: "deleteNotification",
  method: "DELETE",
  path: "/api/user/notifications/:id",
  access: "member",
  summary: "Deletes one notification.",
  params: idParams,
  reply: nothing,
});

export const registerDevice = endpoint({
  name: "registerDevice",
  method: "POST",
  path: "/api/user/device-token",
  access: "member",
  summary: "Registers this browser for push messages until the member logs out or changes the password.",
  body: z.object({ device_token: deviceToken }),
  reply: nothing,
});

const mailChoices = z.object({
  /** Every kind that can be mailed, in display order. */
  emails: z.array(z.object({ kind: z.enum(mailedKinds), title: z.string(), wanted: z.boolean() })),
});

export const notificationSettings = endpoint({
  name: "notificationSettings",
  method: "GET",
  path: "/api/user/notification-settings",
  access: "member",
  summary: "Returns which notifications the member also receives by mail.",
  reply: mailChoices,
});

export const saveNotificationSettings = endpoint({
  name: "saveNotificationSettings",
  method: "PUT",
  path: "/api/user/notification-settings",
  access: "member",
  summary: "Chooses which notifications are also mailed; omitted kinds stay unchanged.",
  body: z.object({
    emails: z
      .array(z.object({ kind: z.enum(mailedKinds, "unknown_option"), wanted: z.boolean("choose_yes_or_no") }))
      .check(z.minLength(1, "choose_at_least_one"), z.maxLength(20, "unknown_option")),
  }),
  reply: mailChoices,
});

export const liveNews = endpoint({
  name: "liveNews",
  method: "GET",
  path: "/api/user/live",
  access: "member",
  summary: "Streams news as server-sent events named `notice`; read it with fetch.",
  reply: liveEvent,
  stream: true,
});

export const readRulesReminder = endpoint({
  name: "readRulesReminder",
  method: "POST",
  path: "/api/user/rules-reminder/read",
  access: "complete_member",
  summary: "Ends the quarter's reminder of the rules on the home.",
  reply: nothing,
});
