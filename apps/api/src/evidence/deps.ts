import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type EvidenceDeps = AreaDeps & Pick<PlatformDeps, "photos">;
