import { viewProfile } from "@sanjog/contract/view-profile";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";

/** Returns the query of another member's profile, with the parts that the viewer may see. */
export const memberProfileQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["member_profile", user_id],
    queryFn: async ({ signal }) => (await call(viewProfile, { params: { id: user_id }, signal })).data.data,
  });
