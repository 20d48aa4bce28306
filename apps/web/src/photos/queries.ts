import {
  deleteGalleryPicture,
  deleteProfilePicture,
  listGalleryPictures,
  saveGalleryPictures,
  saveProfilePicture,
} from "@sanjog/contract/photos";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { usePatchUser } from "../platform/session.ts";
import { type OnProgress, upload } from "../platform/upload.ts";

export const photoQueries = {
  gallery: () =>
    queryOptions({
      queryKey: ["profile", "gallery"],
      queryFn: async ({ signal }) => (await call(listGalleryPictures, { signal })).data.data,
    }),
};

/** Replaces the profile picture and reloads the member. */
export function useSaveProfilePicture() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: ({ photo, onProgress }: { photo: File; onProgress: OnProgress }) =>
      upload(saveProfilePicture, [photo], onProgress),
    onSuccess: ({ data }) => patchUser(data),
  });
}

/** Removes the profile picture and reloads the member. */
export function useDeleteProfilePicture() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: () => call(deleteProfilePicture, {}),
    onSuccess: () => patchUser({ profile_picture: null }),
  });
}

/** Adds pictures to the gallery, all or none, and reloads the gallery and the member. */
export function useSaveGallery() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: ({ photos, onProgress }: { photos: readonly File[]; onProgress: OnProgress }) =>
      upload(saveGalleryPictures, photos, onProgress),
    onSuccess: ({ data }) => {
      client.setQueryData(photoQueries.gallery().queryKey, data.data);
      patchUser({ post_pictures: data.data });
    },
  });
}

/** Removes one picture from the gallery and reloads the gallery and the member. */
export function useDeleteGalleryPicture() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (id: string) => call(deleteGalleryPicture, { params: { id } }),
    onSuccess: (_, gone) => {
      const { queryKey } = photoQueries.gallery();
      const left = client.getQueryData(queryKey)?.filter(({ id }) => id !== gone);
      client.setQueryData(queryKey, left);
      if (left) patchUser({ post_pictures: left });
    },
  });
}
