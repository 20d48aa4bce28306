import { confirmPassword } from "../../accounts/queries/confirm-password.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { limit } from "../../platform/http/rate-limit.ts";
import type { AccountLifecycleDeps, ExportDeps } from "../deps.ts";
import { listPictureKeys, loadEverything } from "../queries.ts";
import { type ExportedPicture, presentExport } from "../views.ts";

const exports_an_hour = 5;

/** Returns the ZIP file with the member's data. Requires the password, so that a borrowed phone is not enough. */
export async function exportData(
  deps: AccountLifecycleDeps,
  viewer: Viewer,
  password: string,
): Promise<Buffer> {
  await limit(deps, `export ${viewer.id}`, exports_an_hour, 3_600);
  await confirmPassword(deps, viewer.id, password);
  return makeExport(deps, viewer.id);
}

/** Returns the ZIP file with everything that is kept about a member. It is made in memory and stored nowhere. */
export async function makeExport(deps: ExportDeps, member_id: string): Promise<Buffer> {
  const rows = await loadEverything(deps, member_id);
  const pictures: ExportedPicture[] = [];
  for (const { id, kind, storage_key } of await listPictureKeys(deps.db, member_id)) {
    const bytes = await deps.photos.get(`${storage_key}-full`);
    if (bytes) pictures.push({ id, kind, bytes });
  }
  return presentExport(deps.config, rows, pictures, deps.now());
}
