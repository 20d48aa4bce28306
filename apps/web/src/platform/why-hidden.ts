/** Returns the word that the server sends in the place of photos which this viewer may not see; otherwise null. */
export function whyHidden(photos: unknown): "private" | "friends" | null {
  return photos === "private" || photos === "friends" ? photos : null;
}
