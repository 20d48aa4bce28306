import { loadPreferences, savePreferences } from "@sanjog/contract/preferences";
import { preferenceOptions } from "@sanjog/contract/reference";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { usePatchUser } from "../platform/session.ts";

/** Loads the member's wishes and the options for them. */
export const preferenceQueries = {
  saved: () =>
    queryOptions({
      queryKey: ["profile", "preferences"],
      queryFn: async ({ signal }) => (await call(loadPreferences, { signal })).data.data,
    }),
  options: () =>
    queryOptions({
      queryKey: ["options", "preferences"],
      queryFn: async ({ signal }) => (await call(preferenceOptions, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Saves the preference step, which changes the suggestions at once. */
export function useSavePreferences() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (body: Preferences) => call(savePreferences, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(preferenceQueries.saved().queryKey, data.data);
      patchUser({ preferences: data.data });
      void client.invalidateQueries({ queryKey: ["suggestions"] });
    },
  });
}
