import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { base_path } from "@sanjog/contract/endpoint";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { picture } from "./people.ts";
import { tally } from "./record.ts";
import { type Fault, ms, notHere, until } from "./run.ts";
import { addPicture, markerOf, savePreferences } from "./writers.ts";

const back_limit_ms = 10_000;

/** Fills the disk of the pictures, then that of the database, and frees it again. */
export const disk: Fault = {
  does: "no room left for pictures, then for the database (as root, on a small tmpfs)",
  cycles: 30,
  async run(settings) {
    if (process.getuid?.() !== 0) return notHere("a small volume can be made by root alone");
    const folder = mkdtempSync(path.join(tmpdir(), "sanjog-disk-"));
    const photos = path.join(folder, "data", "photos");
    const database = path.join(folder, "server");
    for (const place of [photos, database]) mkdirSync(place, { recursive: true });
    const mounted = [photos, database].filter((place) => mount(place, place === photos ? "8m" : "200m"));
    const unmount = () => {
      for (const place of mounted.splice(0)) spawnSync("umount", ["-l", place]);
    };
    try {
      if (mounted.length < 2) return notHere("this root may not mount");
      const small = { max_wal_size: "64MB", min_wal_size: "32MB" };
      const wanted = { on: "server", members: 8, connections: 10, folder, settings: small } as const;
      return await onEmbedded(wanted, settings, async (scene) => {
        scene.afterwards(unmount);
        await fillUp(scene, photos, database, settings.cycles);
      });
    } finally {
      unmount();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function fillUp(
  { app, record, notify, violations }: Scene,
  photos: string,
  database: string,
  cycles: number,
) {
  await app.start();
  const image = await picture(400_000);
  const base = app.base();
  const fill = (place: string) =>
    spawnSync("dd", ["if=/dev/zero", `of=${path.join(place, "filler")}`, "bs=64k"], {
      stdio: "ignore",
    });
  const clear = (place: string) => rmSync(path.join(place, "filler"), { force: true });

  fill(photos);
  const from = record.operations.length;
  for (let n = 0; n < cycles; n += 1) await record.send(base, app.members[n % 8] ?? null, addPicture(image));
  const uploads = record.operations.slice(from);
  const read = await record.send(base, app.members[0] ?? null, {
    path: `${base_path}/api/user/profile/picture`,
    what: "read",
  });
  if (read.operation.status !== 200)
    violations.push(`pictures full: reading answered ${read.operation.status}`);
  if (uploads.some(({ status }) => ![503, 507].includes(status)))
    violations.push(`pictures full: uploads answered ${tally(uploads)}`);
  clear(photos);
  const back = await until(
    async () => (await record.send(base, app.members[1] ?? null, addPicture(image))).operation.status === 200,
    back_limit_ms,
  );
  notify(`pictures full: uploads ${tally(uploads)}; again after ${back === null ? "NOT in time" : ms(back)}`);
  if (back === null) violations.push("pictures: not taken again when there was room");
  if (partsIn(photos) > 0) violations.push(`${partsIn(photos)} half-written files stayed`);

  fill(database);
  const filled = record.operations.length;
  for (let n = 0; n < cycles; n += 1) {
    const marker = `${markerOf(n)} ${"ਦ".repeat(60)}`;
    await record.send(base, app.members[n % 8] ?? null, savePreferences(marker));
  }
  const writes = record.operations.slice(filled);
  clear(database);
  const again = await until(
    async () =>
      (await record.send(base, app.members[1] ?? null, savePreferences(markerOf(Date.now())))).operation
        .status === 200,
    back_limit_ms,
    200,
  );
  notify(`database full: writes ${tally(writes)}; again after ${again === null ? "NOT in time" : ms(again)}`);
  if (writes.some(({ status }) => ![200, 503, 507].includes(status)))
    violations.push(`database full: ${tally(writes)}`);
  if (again === null) violations.push("database: not back when there was room");
}

function mount(place: string, size: string): boolean {
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0755`, "tmpfs", place]).status !== 0)
    return false;
  writeFileSync(path.join(place, ".small"), "");
  rmSync(path.join(place, ".small"));
  return true;
}

const partsIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".part")).length;
