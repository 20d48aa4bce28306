import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type NotificationDeps = AreaDeps & Pick<PlatformDeps, "push">;
