import { viewProfile } from "@sanjog/contract/view-profile";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";

/** Another member's profile, as far as the viewer may see it. */
export const memberProfileQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["member_profile", user_id],
    queryFn: async ({ signal }) => (await call(viewProfile, { params: { id: user_id }, signal })).data.data,
  });
