import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type AccountLifecycleDeps = AreaDeps & Pick<PlatformDeps, "passwords" | "phones" | "photos">;

/** What a download is made of. */
export type ExportDeps = AreaDeps & Pick<PlatformDeps, "photos">;

/** An erasure also needs the ledger in which it records the erased members. */
export type ErasureDeps = AreaDeps & Pick<PlatformDeps, "photos" | "erasures">;

/** The nightly job also counts the members whom it could not erase. */
export type ErasureNightDeps = ErasureDeps & Pick<PlatformDeps, "metrics">;
