import { isIP } from "node:net";
import { sign_up_desk_limits } from "@sanjog/domain/accounts/account-limits";
import { hour_ms } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { plainIPv4 } from "../../platform/http/rate-limit.ts";

export type Desk = { network: string; hours: number; members: number };

/** Returns what is wrong with a desk that an operator typed; null when it is valid. */
export function errorOfDesk({ network, hours, members }: Desk): string | null {
  const [address = "", bits, ...more] = network.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0)
    return `${network} is no address and no network such as 203.0.113.0/24.`;
  const least = family === 4 ? sign_up_desk_limits.ipv4_bits : sign_up_desk_limits.ipv6_bits;
  const most = family === 4 ? 32 : 128;
  const given = bits === undefined ? most : Number(bits);
  if (!Number.isInteger(given) || given < least || given > most)
    return `A network of a desk has from ${least} to ${most} bits.`;
  const asked = [
    ["hours", hours],
    ["members", members],
  ] as const;
  const wrong = asked.find(
    ([name, count]) => !Number.isInteger(count) || count < 1 || count > sign_up_desk_limits[name],
  );
  return wrong ? `--${wrong[0]} is a whole number from 1 to ${sign_up_desk_limits[wrong[0]]}.` : null;
}

/** Opens a desk: lets `members` people sign up from an address for some hours. Returns when it closes. */
export async function openDesk(deps: AreaDeps, tx: Tx, { network, hours, members }: Desk): Promise<Date> {
  const opened_at = deps.now();
  const until = new Date(opened_at.getTime() + hours * hour_ms);
  await sql`insert into sign_up_desks (id, network, opened_at, until, most)
    values (${deps.random.id()}, network(${network}::inet), ${opened_at}, ${until}, ${members})`.execute(tx);
  return until;
}

/** Takes a place at the desk open at this address. Returns false when there is no desk or no place left. */
export async function takePlaceAtDesk(deps: AreaDeps, ip: string): Promise<boolean> {
  const address = plainIPv4(ip) ?? ip;
  if (isIP(address) === 0) return false;
  const { rows } = await sql`update sign_up_desks set used = used + 1 where used < most and id = (
    select id from sign_up_desks where network >>= ${address}::inet and until > ${deps.now()} and used < most
    order by until limit 1) returning id`.execute(deps.db);
  return rows.length > 0;
}

/** Nightly: deletes desks that have closed. */
export async function forgetDesks({ db, now }: AreaDeps): Promise<void> {
  await db.deleteFrom("sign_up_desks").where("until", "<=", now()).execute();
}
