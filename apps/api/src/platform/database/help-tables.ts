import type { ServiceWish } from "@sanjog/domain/help/service-message";
import type { Encrypted } from "../crypto/encrypted-columns.ts";

/** What members under pressure ask of the desk. */
export type HelpTables = {
  pressure_requests: { id: string; member_id: string; wish: ServiceWish; words: Encrypted; at: Date };
};
