import { deviceToken } from "@sanjog/domain/notices/device-token";
import { mailedKinds, noticeStatuses } from "@sanjog/domain/notices/notice-kinds";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { liveEvent } from "./live-event.ts";
import { memberNames } from "./member-names.ts";
import { idParams, nothing, paged, pageQuery } from "./reply.ts";
import { pictureView } from "./user.ts";

const status = z.enum(noticeStatuses, "choose_one");

/** `title` is a sentence without a name; `member` is the member it is about, null where the viewer may not see them. */
const notice = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  status: z.string(),
  told_on: z.string(),
  member: z.nullable(
    z.object({
      user_id: z.string(),
      ...memberNames,
      profile_picture: pictureView,
    }),
  ),
});
export type NoticeView = z.infer<typeof notice>;

export const listNotices = endpoint({
  name: "listNotices",
  method: "GET",
  path: "/api/user/notifications",
  access: "member",
  summary: "Lists the member's notices, the newest first, with the unread count.",
  query: pageQuery,
  paged: true,
  reply: z.extend(paged(notice), { unread: z.number() }),
});

export const markNotice = endpoint({
  name: "markNotice",
  method: "PUT",
  path: "/api/user/notifications/:id",
  access: "member",
  summary: "Marks one notice as read or unread.",
  params: idParams,
  body: z.object({ status }),
  reply: z.object({ id: z.string(), status: z.string(), unread: z.number() }),
});

export const readAllNotices = endpoint({
  name: "readAllNotices",
  method: "PUT",
  path: "/api/user/notifications",
  access: "member",
  summary: "Marks every notice as read.",
  body: z.object({ status: z.literal("read", "choose_one") }),
  reply: z.object({ unread: z.number() }),
});

export const deleteNotice = endpoint({
  name: "deleteNotice",
  method: "DELETE",
  path: "/api/user/notifications/:id",
  access: "member",
  summary: "Deletes one notice.",
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

export const noticeSettings = endpoint({
  name: "noticeSettings",
  method: "GET",
  path: "/api/user/notification-settings",
  access: "member",
  summary: "Returns which notices the member also receives by mail.",
  reply: mailChoices,
});

export const saveNoticeSettings = endpoint({
  name: "saveNoticeSettings",
  method: "PUT",
  path: "/api/user/notification-settings",
  access: "member",
  summary: "Chooses which notices are also mailed; omitted kinds stay unchanged.",
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
