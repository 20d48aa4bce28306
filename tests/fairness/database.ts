import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { createFieldCipher } from "../../apps/api/src/platform/crypto/field-cipher.ts";
import { openDatabase } from "../../apps/api/src/platform/database/open.ts";
import { startPostgres } from "../../apps/api/test/support/postgres-server.ts";
import type { ProductDatabase } from "./product-order.ts";

/** Opens an empty database that is deleted on close: on the machine's PostgreSQL, or embedded where there is none. */
export async function openEmpty(): Promise<ProductDatabase & { close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-fairness-"));
  const server = await startPostgres();
  const fields = createFieldCipher(readConfig({ DATA_DIR: folder }).fieldKeys);
  const dir = path.join(folder, "database");
  const { db, tx, pool, close } = await openDatabase({ url: server?.url ?? null, dir, fields });
  // On a busy machine a connection may take long, and nobody waits for it here.
  Object.assign(pool.options, { connectionTimeoutMillis: 0 });
  return {
    db,
    tx,
    fields,
    close: async () => {
      await close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
