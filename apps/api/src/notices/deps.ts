import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type NoticeDeps = AreaDeps & Pick<PlatformDeps, "push">;
