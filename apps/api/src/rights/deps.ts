import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type RightsDeps = AreaDeps & Pick<PlatformDeps, "passwords" | "phones" | "photos">;

/** The nightly erasure records whom it erased. */
export type ErasureDeps = AreaDeps & Pick<PlatformDeps, "photos" | "erasures">;
