import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type CaseDeps = AreaDeps & Pick<PlatformDeps, "push">;
