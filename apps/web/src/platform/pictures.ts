import type { PhotoSize } from "@sanjog/domain/photos/photo-rules";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchPicture } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { whyHidden } from "./why-hidden.ts";

/** On a slow connection four pictures that appear soon are better than twenty that appear late. */
const at_once = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrency as `p-limit` does on the server, with a fraction of its size. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= at_once) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Returns whether an element has come near the viewport; once true, it stays true. */
function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "400px" },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [near]);
  return [place, near];
}

/** Returns the address of a picture in a size; null where there is none, and where a word says why it is hidden. */
export function pictureAt(picture: string | null, size: PhotoSize): string | null {
  return picture === null || whyHidden(picture) ? null : `${picture}?size=${size}`;
}

const pictureQuery = (reference: string | null) =>
  queryOptions({
    queryKey: ["picture", reference],
    queryFn: ({ signal }) =>
      inTurn(async () => URL.createObjectURL(await fetchPicture(reference ?? "", signal))),
    staleTime: 5 * 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });

/** Fetches a picture before it is shown, and returns whether it has arrived or failed; true where there is none. */
export function usePictureSettled(reference: string | null): boolean {
  const { isPending } = useQuery({ ...pictureQuery(reference), enabled: reference !== null });
  return reference === null || !isPending;
}

/**
 * Returns the object URL of a member's picture, fetched with the token when `place` comes near the viewport. When the
 * daily limit of pictures is reached, `opens_in_hours` is the number of hours until more can be opened.
 * Until the picture has arrived, the one of `meanwhile` is returned if it is loaded already.
 */
export function usePicture<E extends Element>(reference: string | null, meanwhile: string | null = null) {
  const [place, near] = useNear<E>();
  const { data, error } = useQuery({
    ...pictureQuery(reference),
    enabled: near && reference !== null,
  });
  const smaller = useQueryClient().getQueryData<string>(["picture", meanwhile]);
  const wait = error instanceof ApiError && error.status === 429 ? error.retry_after_seconds : null;
  return {
    place,
    url: data ?? smaller ?? null,
    failed: error !== null,
    opens_in_hours: wait && Math.ceil(wait / 3_600),
  };
}
