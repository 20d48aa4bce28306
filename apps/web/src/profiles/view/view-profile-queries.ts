import { previewProfile, viewProfile } from "@sanjog/contract/view-profile";
import type { PreviewViewer } from "@sanjog/domain/relations/relation";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";

/** Returns the query of another member's profile, with the parts that the viewer may see. */
export const memberProfileQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["member_profile", user_id],
    queryFn: async ({ signal }) => (await call(viewProfile, { params: { id: user_id }, signal })).data.data,
  });

/** Returns the query of the member's own profile as a stranger or a connection receives it. It is not kept. */
export const previewQuery = (viewer: PreviewViewer) =>
  queryOptions({
    queryKey: ["profile_preview", viewer],
    queryFn: async ({ signal }) => (await call(previewProfile, { params: { viewer }, signal })).data.data,
    // A choice or a photo may have changed since, and the preview must not show the state before.
    gcTime: 0,
  });
