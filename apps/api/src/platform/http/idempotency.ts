import { createHmac, hkdfSync } from "node:crypto";
import { day_ms } from "@sanjog/domain/calendar";
import type { FastifyRequest } from "fastify";
import { decrypt, encrypt, tokenHash } from "../crypto/secrets.ts";
import { CommitUnknownError } from "../database/connection-error.ts";
import type { AreaDeps } from "../deps.ts";
import type { Viewer } from "./authenticate.ts";

/** A request repeats an idempotency key with a different body, or while the first request with the key is still running. */
export class IdempotencyKeyError extends Error {
  readonly reason: "repeated_key" | "still_running";
  constructor(reason: "repeated_key" | "still_running") {
    super(reason);
    this.name = "IdempotencyKeyError";
    this.reason = reason;
  }
}

/** A process that dies leaves a claim without a response; after this time another request may take the key. */
const claim_ms = 60_000;
const kept_ms = day_ms;

/**
 * Runs `work` once per member, endpoint and idempotency key, and returns the stored response to repeated requests.
 * An error releases the key, so that the client may retry with it. Throws `IdempotencyKeyError`.
 * The response is stored encrypted with a key derived from the client's; the database holds only a hash of that.
 */
export async function once(
  deps: AreaDeps,
  viewer: Viewer,
  door: string,
  request: FastifyRequest,
  work: () => Promise<object>,
): Promise<object> {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || key.length < 8 || key.length > 200) return work();
  const claim = { member_id: viewer.id, door, key_hash: tokenHash(key) };
  const sealing = Buffer.from(hkdfSync("sha256", key, deps.config.secretKey, "sanjog answer", 32));
  // An HMAC, since a plain hash of a short body, such as one number, could be guessed.
  const body_hash = createHmac("sha256", deps.config.secretKey)
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest();
  const earlier = await claimKey(deps, claim, body_hash);
  if (earlier) {
    if (!earlier.body_hash.equals(body_hash)) throw new IdempotencyKeyError("repeated_key");
    if (!earlier.sealed_reply) throw new IdempotencyKeyError("still_running");
    return JSON.parse(decrypt(sealing, earlier.sealed_reply).toString()) as object;
  }
  const reply = await work().catch(async (error: unknown) => {
    // After an unknown commit the work may be done, so the key stays taken until its claim ends.
    if (!(error instanceof CommitUnknownError))
      await rowOf(deps.db.deleteFrom("idempotency_keys"), claim).execute();
    throw error;
  });
  const sealed_reply = encrypt(sealing, Buffer.from(JSON.stringify(reply)));
  await rowOf(deps.db.updateTable("idempotency_keys").set({ sealed_reply }), claim)
    .execute()
    // The work is done, so the member is told so, and the key stays taken until its claim ends.
    .catch((error: unknown) => deps.log.warn({ err: error }, "a reply could not be stored with its key"));
  return reply;
}

type Claim = { member_id: string; door: string; key_hash: Buffer };

/** Claims the key for this request. Returns the row of the earlier request if another one has claimed it. */
async function claimKey(deps: AreaDeps, claim: Claim, body_hash: Buffer) {
  const now = deps.now();
  const row = { ...claim, body_hash, sealed_reply: null, created_at: now };
  const taken = await deps.db
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "door", "key_hash"])
        .doUpdateSet({ body_hash, sealed_reply: null, created_at: now })
        .where(({ eb, or, and }) =>
          or([
            eb("idempotency_keys.created_at", "<", new Date(now.getTime() - kept_ms)),
            and([
              eb("idempotency_keys.sealed_reply", "is", null),
              eb("idempotency_keys.created_at", "<", new Date(now.getTime() - claim_ms)),
            ]),
          ]),
        ),
    )
    .returning("door")
    .executeTakeFirst();
  if (taken) return undefined;
  return rowOf(
    deps.db.selectFrom("idempotency_keys").select(["body_hash", "sealed_reply"]),
    claim,
  ).executeTakeFirst();
}

type Narrowing<Query> = { where(column: keyof Claim, operator: "=", value: string | Buffer): Query };

function rowOf<Query extends Narrowing<Query>>(query: Query, claim: Claim): Query {
  return query
    .where("member_id", "=", claim.member_id)
    .where("door", "=", claim.door)
    .where("key_hash", "=", claim.key_hash);
}
