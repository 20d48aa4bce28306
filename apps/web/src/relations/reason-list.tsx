import type { RequestRow } from "@sanjog/contract/request-row";
import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useT } from "../platform/locale.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";

type Props = {
  reasons: readonly ShownReason[];
  /** How many wishes of each side are met. If it is known, the first chip says so. */
  met?: RequestRow["member"]["match"];
  /** How many chips there is room for. */
  most?: number;
};

/** What sets a person apart, as chips. */
export function ReasonList({ reasons, met, most = reasons.length + 1 }: Props) {
  const t = useT("relations");
  const { mine_met = 0, mine_of = 0, theirs_met = 0, theirs_of = 0 } = met ?? {};
  const has_own = mine_of > 0;
  const all_theirs = theirs_of > 0 && theirs_met === theirs_of;
  const own = mine_met < mine_of ? "some" : all_theirs ? "both" : "all";
  const numbers = { met: String(mine_met), of: String(mine_of) };
  return (
    <ReasonChips>
      {[
        ...(has_own ? [<ReasonChip key="mine">{t(`reasons_mine.${own}`, numbers)}</ReasonChip>] : []),
        ...reasons
          .slice(0, has_own ? most - 1 : most)
          .map(({ reason, hobbies }) => (
            <ReasonChip key={reason}>{t(`reasons.${reason}`, { hobbies: hobbies.join(", ") })}</ReasonChip>
          )),
      ]}
    </ReasonChips>
  );
}
