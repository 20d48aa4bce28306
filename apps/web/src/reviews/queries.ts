import { sendForReview, showReview } from "@sanjog/contract/reviews";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { showToast } from "../platform/toast.tsx";

const queryKey = ["review"];

/** Where the first review of the own profile stands. It is asked for on each page: a saved form changes it. */
export const reviewQuery = (pathname: string) =>
  queryOptions({
    queryKey: [...queryKey, pathname],
    queryFn: async ({ signal }) => (await call(showReview, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Returns how to send the changed profile again. Shows the server's sentence. */
export function useSendForReview(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      showToast("success", (await call(sendForReview, {})).message ?? "");
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
}
