import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type AccountLifecycleDeps = AreaDeps & Pick<PlatformDeps, "passwords" | "phones" | "photos">;

/** The nightly erasure also needs the ledger in which it records the erased members. */
export type ErasureDeps = AreaDeps & Pick<PlatformDeps, "photos" | "erasures">;
