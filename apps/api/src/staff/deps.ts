import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type StaffDeps = AreaDeps & Pick<PlatformDeps, "passwords">;
