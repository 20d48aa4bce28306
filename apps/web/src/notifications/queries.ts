import type { GoodNews } from "@sanjog/contract/notifications";
import * as endpoints from "@sanjog/contract/notifications";
import type { MailedKind, NotificationStatus } from "@sanjog/domain/notifications/notification-kinds";
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../platform/api-client.ts";
import { unread_key } from "./unread.ts";

const showUnread = (client: QueryClient, unread: number) => client.setQueryData(unread_key, unread);

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ["notifications", "list", page],
    queryFn: async ({ signal, client }) => {
      const { data } = await call(endpoints.listNotifications, { query: { page }, signal });
      showUnread(client, data.unread);
      return data;
    },
    placeholderData: keepPreviousData,
  });

export const mailChoicesQuery = () =>
  queryOptions({
    queryKey: ["notice_settings"],
    queryFn: async ({ signal }) => (await call(endpoints.notificationSettings, { signal })).data.emails,
  });

/** Loads the newest yes of another family whose page has not been opened yet. */
export const goodNewsQuery = () =>
  queryOptions({
    queryKey: ["good_news"],
    queryFn: async ({ signal }) => (await call(endpoints.showGoodNews, { signal })).data.good_news,
  });

/** Returns a function that records that the page about a yes is opened. It returns whether this was the first time. */
export function useOpenGoodNews(): (news: Pick<GoodNews, "kind" | "user_id">) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(
    async ({ kind, user_id }) => {
      const { data } = await call(endpoints.openGoodNews, { body: { kind, user_id } });
      showUnread(client, data.unread);
      client.setQueryData(goodNewsQuery().queryKey, null);
      void client.invalidateQueries({ queryKey: ["notifications"] });
      return data.first;
    },
    [client],
  );
}

/** Marks one notification as read or unread; the list shows it at once. */
export function useMarkNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: NotificationStatus }) =>
      call(endpoints.markNotification, { params: { id }, body: { status } }),
    onSuccess: ({ data }) => {
      showUnread(client, data.unread);
      void client.invalidateQueries({ queryKey: ["notifications"] });
    },
  });
}

/** Marks every notification as read. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.readAllNotifications, { body: { status: "read" } }),
    onSuccess: ({ data }) => {
      showUnread(client, data.unread);
      return client.invalidateQueries({ queryKey: ["notifications"] });
    },
  });
}

/** Deletes one notification and reloads the list with its count. */
export function useDeleteNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteNotification, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["notifications"] }),
  });
}

/** Chooses whether one kind of notification is mailed as well. */
export function useChooseMail() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "notification-settings" },
    mutationFn: (choice: { kind: MailedKind; wanted: boolean }) =>
      call(endpoints.saveNotificationSettings, { body: { emails: [choice] } }),
    onSuccess: ({ data }) => client.setQueryData(mailChoicesQuery().queryKey, data.emails),
  });
}

export const registerDevice = (device_token: string) =>
  call(endpoints.registerDevice, { body: { device_token } });
