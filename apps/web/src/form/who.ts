export type Who = "self" | "son" | "daughter" | "other";

/** Returns whom the questions are about: the reader, a son or daughter, or another relative or friend. */
export function whoFrom(profile_for: string | undefined): Who {
  if (profile_for === undefined || profile_for === "myself") return "self";
  return profile_for === "son" || profile_for === "daughter" ? profile_for : "other";
}
