import type { Area } from "./platform/area.ts";
import { siteArea } from "./site/routes.ts";

/** Every area that the server opens. */
export const areas: readonly Area[] = [siteArea];
