import { base_path } from "@sanjog/contract/endpoint";
import type { Config } from "../platform/config/config.ts";

/** Path of the page on which a person without an account confirms that a report is theirs. */
export const confirm_path = `${base_path}/api/report-confirmation`;

export function confirmLink(config: Config, token: string): string {
  return `${config.publicUrl}${confirm_path}/${token}`;
}
