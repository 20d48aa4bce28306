import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Operator, readAs } from "../../audit/commands/record.ts";
import { decideByOperator } from "../../decisions/commands/by-operator.ts";
import { AppError } from "../../platform/app-error.ts";
import type { OperatorDeps } from "../deps.ts";
import * as queries from "../queries.ts";

import type { Call, Commands } from "./command.ts";

/** Commands about one picture. */
export const picturesCommands: Commands = {
  picture: {
    takes: "picture",
    needs: ["to"],
    does: "writes one picture to the file --to, or with --to - to the next program",
    run: savePicture,
  },
  hide: { takes: "picture", does: "hides a picture at once", run: (...all) => putPicture(true, ...all) },
  show: {
    takes: "picture",
    does: "shows a hidden picture again",
    run: (...all) => putPicture(false, ...all),
  },
};

async function savePicture(deps: OperatorDeps, operator: Operator, { what, to }: Call): Promise<string> {
  const { member_id, storage_key } = await queries.loadPictureFile(deps.db, what);
  const entry = { action: "read_picture", member_id } as const;
  await readAs(deps, operator, entry, async () => undefined);
  const bytes = await deps.photos.get(`${storage_key}-full`);
  if (!bytes) throw new AppError("not_found", { sentence: "The store does not have this picture." });
  if (to === "-") {
    process.stdout.write(bytes);
    return "";
  }
  const file = path.resolve(to);
  await writeFile(file, bytes, { mode: 0o600, flag: "wx" });
  return `The picture is in ${file}. Remove it when you have seen it.`;
}

async function putPicture(
  hidden: boolean,
  deps: OperatorDeps,
  operator: Operator,
  { what }: Call,
): Promise<string> {
  const { member_id } = await queries.loadPictureFile(deps.db, what);
  const kind = hidden ? "hide_picture" : "show_picture";
  await decideByOperator(deps, operator, { kind, member_id, picture_id: what });
  return hidden ? "The picture is hidden." : "The picture is shown again.";
}
