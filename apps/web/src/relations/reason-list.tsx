import type { RequestRow } from "@sanjog/contract/request-row";
import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useT } from "../platform/locale.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";

type Props = {
  reasons: readonly ShownReason[];
  /** How many wishes of each side are met. If there are any, the first chip says so. */
  met?: RequestRow["member"]["match"];
  /** How many chips there is room for. */
  most?: number;
};

/** What sets a person apart, as chips. */
export function ReasonList({ reasons, met, most = reasons.length + 1 }: Props) {
  const t = useT("relations");
  const { mine_met = 0, mine_of = 0, theirs_met = 0, theirs_of = 0 } = met ?? {};
  const compared = mine_of > 0 || theirs_of > 0;
  const sides =
    mine_met < mine_of ? "some" : theirs_of === 0 ? "mine" : theirs_met < theirs_of ? "theirs" : "both";
  const [count, total] = sides === "some" ? [mine_met, mine_of] : [theirs_met, theirs_of];
  const numbers = { met: String(count), of: String(total) };
  return (
    <ReasonChips>
      {[
        ...(compared ? [<ReasonChip key="sides">{t(`sides.${sides}`, numbers)}</ReasonChip>] : []),
        ...reasons
          .slice(0, compared ? most - 1 : most)
          .map(({ reason, hobbies }) => (
            <ReasonChip key={reason}>{t(`reasons.${reason}`, { hobbies: hobbies.join(", ") })}</ReasonChip>
          )),
      ]}
    </ReasonChips>
  );
}
