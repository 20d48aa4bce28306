import { minute_ms } from "@sanjog/domain/calendar";
import { queryOptions } from "@tanstack/react-query";
import { memberProfileQuery } from "../../profiles/view/view-profile-queries.ts";

/** Loads the profiles of these members, with the parts that the viewer may see; one opened a moment ago is kept. */
export const comparedQuery = (user_ids: readonly string[]) =>
  queryOptions({
    queryKey: ["compared_profiles", ...user_ids],
    queryFn: ({ client }) =>
      Promise.all(
        user_ids.map((id) => client.fetchQuery({ ...memberProfileQuery(id), staleTime: minute_ms })),
      ),
    gcTime: 0,
  });
