import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type ReportDeps = AreaDeps & Pick<PlatformDeps, "photos">;
