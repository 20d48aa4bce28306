import { afterAll, beforeAll, expect, test } from "vitest";
import { createMember } from "../../test/support/people.ts";
import { pictureRows, plainPicture, saveProfile } from "../../test/support/photo-uploads.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { CommitUnknownError } from "../platform/database/connection-error.ts";
import type { RunInTransaction } from "../platform/database/open.ts";
import { photosArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([photosArea], { ports: ({ tx }) => ({ tx: losingAnswers(tx) }) });
});
afterAll(() => app.close());

/** Commits each transaction, but nobody hears of it. */
function losingAnswers(tx: RunInTransaction): RunInTransaction {
  const lost: RunInTransaction["once"] = async (work) => {
    await tx(work);
    throw new CommitUnknownError();
  };
  return Object.assign(lost, { once: lost });
}

test("A picture whose commit is unknown keeps its files, because its row may be there", async () => {
  const asha = await createMember(app, "Asha");
  const bytes = await plainPicture(400, 400).jpeg().toBuffer();
  const answer = await saveProfile(app, asha, bytes);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "3"]);
  const [row] = await pictureRows(app, asha);
  expect([...app.photos.kept.keys()]).toContain(`${row?.storage_key}-full`);
});
