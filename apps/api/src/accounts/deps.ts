import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type AccountDeps = AreaDeps & Pick<PlatformDeps, "passwords" | "phones">;
