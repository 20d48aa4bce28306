import type { AreaDeps, PlatformDeps } from "../platform/deps.ts";

export type MonitoringDeps = AreaDeps & Pick<PlatformDeps, "photos" | "mail" | "whatsapp" | "sms">;
