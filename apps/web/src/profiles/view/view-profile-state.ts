/** Who may see what is hidden: where the two are connected already, nobody. */
export type HiddenFrom = "for_connections" | "kept_private";

export function hiddenFrom(connected: boolean): HiddenFrom {
  return connected ? "kept_private" : "for_connections";
}

/** Whose words an about-text is, by whom the profile was made for. */
export function aboutTitle(profile_for: string): "about" | "about_son" | "about_daughter" | "about_them" {
  if (profile_for === "myself") return "about";
  return profile_for === "son" || profile_for === "daughter" ? `about_${profile_for}` : "about_them";
}

/** The picture beside this one in a gallery that has no end. */
export function turned(at: number, by: 1 | -1, total: number): number {
  return (at + by + total) % total;
}
