/** Says who may see a hidden item: connections, or nobody if the viewer is a connection already. */
export type HiddenFrom = "for_connections" | "kept_private";

export function hiddenFrom(connected: boolean): HiddenFrom {
  return connected ? "kept_private" : "for_connections";
}

/** Returns the title of an about-text, by the relation of the person who made the profile. */
export function aboutTitle(profile_for: string): "about" | "about_son" | "about_daughter" | "about_them" {
  if (profile_for === "myself") return "about";
  return profile_for === "son" || profile_for === "daughter" ? `about_${profile_for}` : "about_them";
}

/** Returns the index of the next or previous picture in a gallery that wraps around. */
export function turned(at: number, by: 1 | -1, total: number): number {
  return (at + by + total) % total;
}
