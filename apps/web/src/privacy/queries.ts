import {
  changePrivacy,
  choosePrivacyPreset,
  listImagePrivacy,
  listPrivacy,
  type PrivacyItemView,
} from "@sanjog/contract/privacy";
import type { Audience, PrivacyItem } from "@sanjog/domain/privacy/privacy-items";
import type { PrivacyPreset } from "@sanjog/domain/privacy/privacy-presets";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** The queries of the privacy items: all of them, and the picture items only. */
export const privacyQueries = {
  all: () =>
    queryOptions({
      queryKey: ["privacy", "all"],
      queryFn: async ({ signal }) => (await call(listPrivacy, { signal })).data,
    }),
  images: () =>
    queryOptions({
      queryKey: ["privacy", "images"],
      queryFn: async ({ signal }) => (await call(listImagePrivacy, { signal })).data.data,
    }),
};

/** Changes the audience of one item, in the order of the taps, and reloads both lists of items. */
export function useChangePrivacy(privacy_id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `privacy-${privacy_id}` },
    mutationFn: (privacy_value: Audience) =>
      call(changePrivacy, { params: { privacy_id: privacy_id as PrivacyItem }, body: { privacy_value } }),
    onSuccess: ({ data }) => {
      client.setQueriesData<PrivacyItemView[]>({ queryKey: ["privacy"] }, (items) =>
        items?.map((item) => (item.privacy_id === data.privacy_id ? data : item)),
      );
    },
  });
}

/** Sets every item to a preset, and reloads both lists of items. */
export function useChoosePreset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preset: PrivacyPreset) => call(choosePrivacyPreset, { body: { preset } }),
    onSuccess: ({ data }) => {
      client.setQueryData(privacyQueries.all().queryKey, data);
      void client.invalidateQueries({ queryKey: privacyQueries.images().queryKey });
    },
  });
}
