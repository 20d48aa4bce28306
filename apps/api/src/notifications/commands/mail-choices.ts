import type { MailedKind } from "@sanjog/domain/notifications/notification-kinds";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

/** Saves which kinds of mail the viewer wants; omitted kinds stay unchanged. */
export async function saveMailChoices(
  deps: AreaDeps,
  viewer: Viewer,
  choices: readonly { kind: MailedKind; wanted: boolean }[],
): Promise<void> {
  const last = new Map(choices.map(({ kind, wanted }) => [kind, wanted]));
  const kinds = (wanted: boolean) => [...last.keys()].filter((kind) => last.get(kind) === wanted);
  await deps.tx(async (tx) => {
    await muteMails(tx, viewer.id, kinds(false));
    if (kinds(true).length === 0) return;
    await tx
      .deleteFrom("muted_mails")
      .where("member_id", "=", viewer.id)
      .where("kind", "in", kinds(true))
      .execute();
  });
}

/** Turns off mails of these kinds. Does nothing when repeated or when the member no longer exists. */
export async function muteMails(db: Db, member_id: string, kinds: readonly MailedKind[]): Promise<void> {
  for (const kind of kinds) {
    await db
      .insertInto("muted_mails")
      .columns(["member_id", "kind"])
      .expression(({ selectFrom, val }) =>
        selectFrom("members")
          .where("id", "=", member_id)
          .select(["id", val(kind).as("kind")]),
      )
      .onConflict((conflict) => conflict.columns(["member_id", "kind"]).doNothing())
      .execute();
  }
}
