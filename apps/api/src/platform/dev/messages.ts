import type { AreaDeps } from "../deps.ts";

export type DevMessage = {
  channel: "mail" | "whatsapp" | "sms";
  recipient: string;
  sender: string;
  subject: string | null;
  text: string;
  at: Date;
};
export type Box = { address: string; messages: number };

const most_messages = 50;

/** Returns the messages sent to an address or number, or written by that number; newest first. */
export function listMessages(deps: AreaDeps, address: string | undefined): Promise<DevMessage[]> {
  let query = deps.db
    .selectFrom("dev_messages")
    .select(["channel", "recipient", "sender", "subject", "text", "at"])
    .orderBy("id", "desc")
    .limit(most_messages);
  if (address !== undefined) {
    query = query.where((row) =>
      row.or([
        row(row.fn<string>("lower", ["recipient"]), "=", address.toLowerCase()),
        row("sender", "=", address),
      ]),
    );
  }
  return query.execute();
}

/** Returns every address and number with messages, newest message first. */
export async function listBoxes(deps: AreaDeps): Promise<Box[]> {
  const rows = await deps.db
    .selectFrom("dev_messages")
    .where("recipient", "!=", deps.config.whatsapp.number)
    .groupBy("recipient")
    .select((row) => ["recipient", row.fn.countAll<string>().as("messages"), row.fn.max("id").as("newest")])
    .orderBy("newest", "desc")
    .limit(40)
    .execute();
  return rows.map((row) => ({ address: row.recipient, messages: Number(row.messages) }));
}

/** Stores a message written by a phone with those sent to it, so that the page shows the conversation. */
export async function keepSent(deps: AreaDeps, from: string, text: string): Promise<void> {
  const row = {
    channel: "whatsapp" as const,
    recipient: deps.config.whatsapp.number,
    sender: from,
    subject: null,
  };
  await deps.db
    .insertInto("dev_messages")
    .values({ ...row, text, html: null, at: deps.now() })
    .execute();
}
