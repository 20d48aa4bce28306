import type { PersonPlan, SeedAccount } from "./person.ts";
import { suspensions } from "./suspensions.ts";

/** How many there are beside the demo accounts. */
const crowd_size = 325;

/** Two couples who found each other here: the places of the men, each followed by his bride. */
export const matched_at = [100, 200] as const;

/** The prime numbers keep the lots from falling together or on one gender alone. */
function standingOf(
  at: number,
): Pick<PersonPlan, "steps" | "portrait" | "gallery"> & { account: Partial<SeedAccount> } {
  if (matched_at.some((man) => at === man || at === man + 1)) return { account: { profile_status: 5 } };
  if (at % 19 === 17) {
    const steps = ([0, 1, 2, 3] as const)[Math.floor(at / 19) % 4] ?? 0;
    return { account: { profile_status: 0 }, steps, portrait: false, gallery: [] };
  }
  if (at % 37 === 7) return { account: { profile_status: 3 } };
  if (at % 53 === 11) return { account: { profile_status: 2 } };
  if (at % 71 === 13) return { account: { profile_status: 6, ...suspensions[at % suspensions.length] } };
  const account: Partial<SeedAccount> = { profile_status: at % 3 === 1 ? 1 : 4 };
  if (at % 23 === 3) account.phone_verified = false;
  else if (at % 41 === 9) account.email_verified = false;
  if (at % 17 === 4) account.public_profile = false;
  return at % 29 === 5 ? { account, portrait: false, gallery: [] } : { account };
}

/** Everyone beside the demo accounts: as many men as women, most of them active. */
export function crowdPlans(): PersonPlan[] {
  return Array.from({ length: crowd_size }, (_, at) => ({
    key: `member-${String(at + 1).padStart(3, "0")}`,
    gender: at % 2 === 0 ? "male" : "female",
    ...standingOf(at),
  }));
}
