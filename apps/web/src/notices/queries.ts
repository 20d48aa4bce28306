import * as endpoints from "@sanjog/contract/notices";
import type { MailedKind, NoticeStatus } from "@sanjog/domain/notices/notice-kinds";
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/**
 * The unread count. It comes with the event stream and every response about notices and is never requested on its own.
 */
export const unread_key = ["unread_notices"] as const;

const showUnread = (client: QueryClient, unread: number) => client.setQueryData(unread_key, unread);

export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ["notices", "list", page],
    queryFn: async ({ signal, client }) => {
      const { data } = await call(endpoints.listNotices, { query: { page }, signal });
      showUnread(client, data.unread);
      return data;
    },
    placeholderData: keepPreviousData,
  });

export const mailChoicesQuery = () =>
  queryOptions({
    queryKey: ["notice_settings"],
    queryFn: async ({ signal }) => (await call(endpoints.noticeSettings, { signal })).data.emails,
  });

/** Returns the unread count, or undefined while it is loading. */
export function useUnread(): number | undefined {
  return useQuery<number>({ queryKey: unread_key, queryFn: skipToken }).data;
}

/** Marks one notice as read or unread; the list shows it at once. */
export function useMarkNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: NoticeStatus }) =>
      call(endpoints.markNotice, { params: { id }, body: { status } }),
    onSuccess: ({ data }) => {
      showUnread(client, data.unread);
      void client.invalidateQueries({ queryKey: ["notices"] });
    },
  });
}

/** Marks every notice as read. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.readAllNotices, { body: { status: "read" } }),
    onSuccess: ({ data }) => {
      showUnread(client, data.unread);
      return client.invalidateQueries({ queryKey: ["notices"] });
    },
  });
}

/** Deletes one notice and reloads the list with its count. */
export function useDeleteNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteNotice, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
}

/** Chooses whether one kind of notice is mailed as well. */
export function useChooseMail() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "notice-settings" },
    mutationFn: (choice: { kind: MailedKind; wanted: boolean }) =>
      call(endpoints.saveNoticeSettings, { body: { emails: [choice] } }),
    onSuccess: ({ data }) => client.setQueryData(mailChoicesQuery().queryKey, data.emails),
  });
}

export const registerDevice = (device_token: string) =>
  call(endpoints.registerDevice, { body: { device_token } });
