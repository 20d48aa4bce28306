import { previewProfile } from "@sanjog/contract/view-profile";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** Loads the member's own profile as a stranger receives it. */
export const ownCardQuery = () =>
  queryOptions({
    queryKey: ["profile", "as a stranger"],
    queryFn: async ({ signal }) =>
      (await call(previewProfile, { params: { viewer: "stranger" }, signal })).data.data,
  });
