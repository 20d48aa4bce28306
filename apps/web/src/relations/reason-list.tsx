import type { ShownReason } from "@sanjog/domain/suggestions/distinguishing-reasons";
import { useT } from "../platform/locale.tsx";
import { ReasonChip, ReasonChips } from "../ui/person/reason-chip.tsx";

type Props = {
  reasons: readonly ShownReason[];
  /** How many of the reader's own wishes are met. If it is known, the first chip says so. */
  mine?: { met: number; of: number } | null | undefined;
  /** How many chips there is room for. */
  most?: number;
};

/** What sets a person apart, as chips. */
export function ReasonList({ reasons, mine, most = reasons.length + 1 }: Props) {
  const t = useT("relations");
  const { met, of } = mine ?? { met: 0, of: 0 };
  const has_own = of > 0;
  const all_mine = has_own && met === of;
  const both = all_mine && reasons.some(({ reason }) => reason === "fits_all_theirs");
  const own = both ? "both" : all_mine ? "all" : "some";
  const numbers = { met: String(met), of: String(of) };
  const others = reasons.filter(({ reason }) => !both || reason !== "fits_all_theirs");
  return (
    <ReasonChips>
      {[
        ...(has_own ? [<ReasonChip key="mine">{t(`reasons_mine.${own}`, numbers)}</ReasonChip>] : []),
        ...others
          .slice(0, has_own ? most - 1 : most)
          .map(({ reason, hobbies }) => (
            <ReasonChip key={reason}>{t(`reasons.${reason}`, { hobbies: hobbies.join(", ") })}</ReasonChip>
          )),
      ]}
    </ReasonChips>
  );
}
