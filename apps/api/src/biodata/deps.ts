import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type BiodataDeps = AreaDeps & Pick<PlatformDeps, "photos">;
