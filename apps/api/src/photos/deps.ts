import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type PhotoDeps = AreaDeps & Pick<PlatformDeps, "photos">;

/** The sweep also needs the metrics, since it counts the files it finds. */
export type SweepDeps = PhotoDeps & Pick<PlatformDeps, "metrics">;
