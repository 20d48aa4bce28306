import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type PhotoDeps = AreaDeps & Pick<PlatformDeps, "photos">;

/** The sweep counts what it found. */
export type SweepDeps = PhotoDeps & Pick<PlatformDeps, "metrics">;
