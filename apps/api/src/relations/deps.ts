import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type RelationDeps = AreaDeps & Pick<PlatformDeps, "photos">;
