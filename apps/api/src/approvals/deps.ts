import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type ApprovalDeps = AreaDeps & Pick<PlatformDeps, "photos" | "erasures" | "phones">;
