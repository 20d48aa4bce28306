import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type ProfileDeps = AreaDeps & Pick<PlatformDeps, "phones">;
