import type { WishName } from "@sanjog/domain/preferences/wishes-made";
import { usual_musts } from "@sanjog/domain/preferences/wishes-made";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import { type Compared, wishApart } from "@sanjog/domain/suggestions/one-wish-apart";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { groups, type Market, market_begins } from "./market.ts";
import { mayMarry } from "./pairs.ts";

/** The wishes that are marked "only this" from the start: as decided, without one of them, and none. */
const marked: Record<string, readonly WishName[]> = {
  [usual_musts.join(", ")]: usual_musts,
  ...Object.fromEntries(
    usual_musts.map((open) => {
      const others = usual_musts.filter((name) => name !== open);
      return [others.join(", "), others];
    }),
  ),
  nothing: [],
};

/** Returns who has nobody to see, in percent: in the exact list, and with "one wish apart" by what is marked "only this". */
export function emptyLists({ people, pairs }: Market): { [list: string]: { [group: string]: number } } {
  const alone = people.filter((_, at) => (pairs.fits[at]?.length ?? 0) === 0);
  const of_age = people.filter((person) => mayMarry(person, market_begins));
  const stillAlone = (musts: readonly WishName[]) =>
    alone.filter((viewer) => !of_age.some((other) => isApart(viewer, other, musts)));
  const shares = (empty: readonly MatchProfile[]) =>
    Object.fromEntries(
      ["all", "women", "men", "over 40", "divorced", "abroad"].map((group) => {
        const belongs = groups[group] ?? (() => true);
        return [
          group,
          Math.round((1000 * empty.filter(belongs).length) / people.filter(belongs).length) / 10,
        ];
      }),
    );
  return {
    "exact list": shares(alone),
    ...Object.fromEntries(
      Object.entries(marked).map(([name, musts]) => [
        `one wish apart, only this: ${name}`,
        shares(stillAlone(musts)),
      ]),
    ),
  };
}

function isApart(viewer: MatchProfile, other: MatchProfile, musts: readonly WishName[]): boolean {
  if (viewer.gender === other.gender) return false;
  if (viewer.gotra_rule === "avoid" && shareGotra(viewer.gotras, other.gotras)) return false;
  const compared = ({ wishes, facts }: MatchProfile): Compared => ({
    wishes: { ...wishes, must: [...musts] },
    facts,
  });
  const hidden = other.annual_income === "public" ? [] : (["income"] as const);
  return wishApart(compared(viewer), { ...compared(other), hidden }, market_begins) !== null;
}
