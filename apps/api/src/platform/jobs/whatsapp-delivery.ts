import { tokenHash } from "../crypto/secrets.ts";
import type { Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import { enqueue } from "./outbox.ts";

/** What Meta reports about one message that the service has sent. */
export type WhatsAppStatus = { message_id: string; status: string };

const arrived: ReadonlySet<string> = new Set(["delivered", "read"]);

/** Notes which code a message carries, so that its failure leads to the code. Meta may have reported the failure already. */
export async function noteSentCode(deps: AreaDeps, message_id: string, code_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const { outcome } = await tx
      .insertInto("whatsapp_messages")
      .values({ ...rowOf(deps, message_id), code_id, outcome: null })
      .onConflict((conflict) => conflict.column("id_hash").doUpdateSet({ code_id }))
      .returning("outcome")
      .executeTakeFirstOrThrow();
    if (outcome === "failed") await enqueue(deps, tx, { kind: "undelivered_code", code_id });
  });
}

/**
 * Notes whether a message arrived; a code that did not is handed to a job. The first outcome counts: repeated reports change
 * nothing, nor does a failure on one of several devices after another one has the message.
 */
export async function noteStatus(deps: AreaDeps, { message_id, status }: WhatsAppStatus): Promise<void> {
  if (status === "failed") await deps.tx((tx) => noteFailed(deps, tx, message_id));
  if (!arrived.has(status)) return;
  await deps.db
    .updateTable("whatsapp_messages")
    .set({ outcome: "delivered" })
    .where("id_hash", "=", tokenHash(message_id))
    .where("outcome", "is", null)
    .execute();
}

async function noteFailed(deps: AreaDeps, tx: Tx, message_id: string): Promise<void> {
  const failed = await tx
    .insertInto("whatsapp_messages")
    .values({ ...rowOf(deps, message_id), code_id: null, outcome: "failed" })
    .onConflict((conflict) =>
      conflict
        .column("id_hash")
        .doUpdateSet({ outcome: "failed" })
        .where("whatsapp_messages.outcome", "is", null),
    )
    .returning("code_id")
    .executeTakeFirst();
  if (failed?.code_id) await enqueue(deps, tx, { kind: "undelivered_code", code_id: failed.code_id });
}

/** Hashed, because Meta's ids contain the receiver's number. */
const rowOf = ({ now }: AreaDeps, message_id: string) => ({
  id_hash: tokenHash(message_id),
  noted_at: now(),
});
