import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type DecisionDeps = AreaDeps & Pick<PlatformDeps, "photos">;
