import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type OperatorDeps = AreaDeps & Pick<PlatformDeps, "phones" | "photos" | "erasures" | "metrics">;
